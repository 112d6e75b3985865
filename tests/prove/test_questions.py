"""The prover on the questions of cases/ and xla_rules/, in several modes."""

import pytest
import questions as q

pytestmark = pytest.mark.skipif(not q.TESELA.exists(), reason="not built")

CASES, RULES = q.questions("cases"), q.questions("xla_rules")


def faults(asked, answers, judge=q.Question.fault):
    """Lines for the questions whose answers are wrong."""
    found = [(question, judge(question, answers[path])) for question, path in asked]
    return [f"{question.name}: {fault}" for question, fault in found if fault]


def plainly(all_questions):
    return [(question, question.path) for question in all_questions]


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    return tmp_path_factory.mktemp("proofs") / "cache"


@pytest.fixture(scope="module")
def answers(cache):
    """Of all cases, as a user asks, with an empty proof cache."""
    return q.ask([question.path for question in CASES], cache=cache)


def test_every_question_differs_from_its_answer():
    """A question whose sides are one text asks nothing."""
    for question in CASES + RULES:
        text = question.path.read_text()
        left, right = text.split("func.func @right")
        assert left.split("func.func @left")[1].strip() != right.strip(), question.name


def test_cases(answers):
    assert not faults(plainly(CASES), answers)


def test_rules():
    assert not faults(plainly(RULES), q.ask([question.path for question in RULES]))


def test_cache_answers_the_same(answers, cache):
    again = q.ask([question.path for question in CASES], cache=cache)
    for question in CASES:
        first, second = answers[question.path], again[question.path]
        assert (first["verdict"], first["grade"]) == (second["verdict"], second["grade"]), question.name


def test_sides_exchanged(tmp_path):
    """True stays true and false stays false; a weaker grade may come out."""

    def judge(question, answer):
        verdict = answer["verdict"]
        wrong = {"PROVED": "REFUTED", "REFUTED": "PROVED"}.get(question.verdict)
        if verdict == wrong or verdict not in ("PROVED", "REFUTED", "UNKNOWN"):
            return f"{verdict} with the sides exchanged"
        return ""

    asked = [(question, q.swapped(question, tmp_path)) for question in CASES]
    assert not faults(asked, q.ask([path for _, path in asked]), judge)


def test_false_ones_without_the_refuter():
    """No proof of a false question stands in the refuter's shadow."""
    false = [question for question in CASES + RULES if question.verdict == "REFUTED"]
    answers = q.ask([question.path for question in false], "--no-refute")
    for question in false:
        assert answers[question.path]["verdict"] != "PROVED", question.name
