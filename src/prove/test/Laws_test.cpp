// Laws and what must not pass for one: pairs of terms without the refuter.
#include "TensorOperators.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tesela;
using namespace tesela::prove;
using namespace tesela::prove::test;

namespace {

struct Laws : testing::Test, Builder {
  Index M = size("M"), N = size("N");
  Value x = input("x", {N}), y = input("y", {N}), A = input("A", {M, N});
  Value p = input("p", {N}, ElementType::I1),
        q = input("q", {N}, ElementType::I1);
  Value i = input("i", {N}, ElementType::S32),
        j = input("j", {N}, ElementType::S32);

  Value maximum(const Value &a, const Value &b) {
    return map([this](Term s, Term t) { return terms.maximum(s, t); }, a, b);
  }
  Value minimum(const Value &a, const Value &b) {
    return map([this](Term s, Term t) { return terms.minimum(s, t); }, a, b);
  }
  Value power(const Value &a, const Rational &exponent) {
    return map([=, this](Term s) { return terms.power(s, exponent); }, a);
  }
  Value call(const std::string &name, const Value &a, const Value &b) {
    return map(
        [=, this](Term s, Term t) {
          return terms.function(name, {s, t}, terms.type(s));
        },
        a, b);
  }
  Value boolean(const Shape &shape, const std::function<Guard(At)> &guard) {
    return tensor(
        shape,
        [=, this](At at) {
          return terms.select(guard(at), terms.constant(1, ElementType::I1),
                              terms.constant(0, ElementType::I1));
        },
        ElementType::I1);
  }
  Value any(const Value &v) { return reduce(Reduction::Or, v, 0); }
  Value all(const Value &v) { return reduce(Reduction::And, v, 0); }
  std::string verdict(const Value &a, const Value &b) {
    Answer answer = check(a, b);
    return answer.verdict == Verdict::Proved ? name(answer.grade).str()
                                             : name(answer.verdict).str();
  }
};

TEST_F(Laws, NearMisses) {
  EXPECT_EQ(verdict(power(multiply(x, x), Rational(1) / 2), x), "UNKNOWN");
  EXPECT_EQ(
      verdict(add(exponential(x), exponential(y)), exponential(add(x, y))),
      "UNKNOWN");
  EXPECT_EQ(verdict(add(maximum(x, y), maximum(x, y)), maximum(x, y)),
            "UNKNOWN");
  EXPECT_EQ(verdict(multiply(sum(x, 0), sum(y, 0)), sum(multiply(x, y), 0)),
            "UNKNOWN");
  EXPECT_EQ(verdict(multiply(sum(x, 0), sum(x, 0)), sum(multiply(x, x), 0)),
            "UNKNOWN");
  auto top = Reduction::Maximum;
  EXPECT_EQ(verdict(sum(reduce(top, A, 1), 0), reduce(top, sum(A, 0), 0)),
            "UNKNOWN");
  EXPECT_EQ(verdict(add(reduce(top, x, 0), reduce(top, y, 0)),
                    reduce(top, add(x, y), 0)),
            "UNKNOWN");
  EXPECT_EQ(verdict(relu(add(x, y)), add(relu(x), relu(y))), "UNKNOWN");
  Value m = maximum(x, y);
  EXPECT_EQ(verdict(multiply(m, m), maximum(multiply(x, x), multiply(y, y))),
            "UNKNOWN");
  Value weighted = tensor({N}, [this](At at) {
    return terms.multiply(terms.fromIndex(at[0], ElementType::F32), x.at(at));
  });
  EXPECT_EQ(verdict(sum(weighted, 0), sum(x, 0)), "UNKNOWN");
}

TEST_F(Laws, WrongStrideAndColumnMajor) {
  Value z = input("z", {terms.multiply(M, N)});
  auto grid = [&](Index stride, bool column) {
    return tensor({M, N}, [=, this](At at) {
      Index b = column ? at[1] : at[0], t = column ? at[0] : at[1];
      return z.at(Shape{terms.add(terms.multiply(b, stride), t)});
    });
  };
  EXPECT_EQ(verdict(sum(z, 0), sum(sum(grid(M, false), 1), 0)), "UNKNOWN");
  EXPECT_EQ(verdict(sum(z, 0), sum(sum(grid(N, false), 1), 0)), "REASSOC");
  EXPECT_EQ(verdict(sum(z, 0), sum(sum(grid(M, true), 1), 0)), "REASSOC");
}

TEST_F(Laws, MaximaOfReals) {
  EXPECT_EQ(verdict(add(minimum(x, y), maximum(x, y)), add(x, y)),
            "BITWISE-FP");
  EXPECT_EQ(verdict(subtract(relu(x), relu(negate(x))), x), "REAL");
  EXPECT_EQ(verdict(multiply(maximum(x, y), minimum(x, y)), multiply(x, y)),
            "BITWISE-FP");
  Value twice = relu(relu(x));
  Answer answer = check(twice, relu(x));
  EXPECT_EQ(answer.verdict, Verdict::Proved);
  EXPECT_LE(answer.grade, Grade::Reassociated);
}

TEST_F(Laws, CasesOfMaxima) {
  Value one = constant(1, {N});
  auto softplus = [&](const Value &v) {
    return function("log", add(one, exponential(v)));
  };
  Value size = function("abs", x);
  EXPECT_EQ(verdict(add(relu(x), softplus(negate(size))), softplus(x)), "REAL");
  EXPECT_EQ(verdict(add(relu(x), softplus(size)), softplus(x)), "UNKNOWN");
  EXPECT_EQ(verdict(add(maximum(x, y),
                        softplus(negate(function("abs", subtract(y, x))))),
                    function("log", add(exponential(x), exponential(y)))),
            "REAL");
  EXPECT_EQ(verdict(add(maximum(x, y), softplus(subtract(x, y))),
                    function("log", add(exponential(x), exponential(y)))),
            "UNKNOWN");
  // What one case needs is no condition of the whole.
  Value above = maximum(x, one);
  EXPECT_EQ(
      verdict(divide(one, above), multiply(divide(x, x), divide(one, above))),
      "REAL+SIDE");
}

TEST_F(Laws, CommonDenominators) {
  Value one = constant(1, {N});
  Value below = add(one, exponential(x));
  auto log = [&](const Value &v) { return function("log", v); };
  EXPECT_EQ(
      verdict(log(subtract(one, divide(one, below))), subtract(x, log(below))),
      "REAL");
  EXPECT_EQ(verdict(divide(one, subtract(one, divide(one, below))),
                    divide(below, exponential(x))),
            "REAL");
  EXPECT_EQ(verdict(log(subtract(one, divide(one, below))), log(below)),
            "UNKNOWN");
}

TEST_F(Laws, ConstantsAreTheDecimalsTheyWereWrittenAs) {
  auto number = [&](float value) {
    return constant(Rational::fromDouble(value), {N});
  };
  Value sum = add(multiply(number(0.9f), x), multiply(number(0.1f), x));
  EXPECT_EQ(verdict(sum, x), "REAL");
  EXPECT_EQ(verdict(multiply(number(0.3f), multiply(number(0.1f), x)),
                    multiply(number(0.03f), x)),
            "REAL");
  EXPECT_EQ(verdict(add(multiply(number(0.9f), x),
                        multiply(number(std::nextafter(0.1f, 1.0f)), x)),
                    x),
            "UNKNOWN");
  EXPECT_EQ(verdict(number(0.1f), number(0.1f)), "BITWISE");
  EXPECT_EQ(verdict(number(0.1f), number(std::nextafter(0.1f, 1.0f))),
            "UNKNOWN");
  // 0.33333334 says a third, and what is beside it does not.
  float third = 1 / 3.0f;
  EXPECT_EQ(verdict(multiply(number(third), x), divide(x, number(3))), "REAL");
  EXPECT_EQ(verdict(multiply(number(std::nextafter(third, 1.0f)), x),
                    divide(x, number(3))),
            "UNKNOWN");
  // As does 0.1 / 1500.
  float part = 1 / 15000.0f;
  EXPECT_EQ(verdict(multiply(number(part), x),
                    divide(multiply(number(0.1f), x), number(1500))),
            "REAL");
  EXPECT_EQ(verdict(multiply(number(std::nextafter(part, 1.0f)), x),
                    divide(x, number(15000))),
            "UNKNOWN");
}

TEST_F(Laws, ConditionsStandOnTheirSide) {
  Answer answer = check(divide(multiply(x, y), y), x);
  EXPECT_EQ(answer.verdict, Verdict::Proved);
  EXPECT_EQ(answer.grade, Grade::RealWithConditions);
  EXPECT_EQ(answer.leftConditions.size(), 1u);
  EXPECT_EQ(answer.rightConditions.size(), 0u);
  Answer root =
      check(x, multiply(power(x, Rational(1) / 2), power(x, Rational(1) / 2)));
  EXPECT_EQ(root.grade, Grade::RealWithConditions);
  ASSERT_EQ(root.rightConditions.size(), 1u);
  EXPECT_EQ(root.rightConditions[0].kind, SideCondition::Kind::Positive);
  Value number = tensor(
      {N}, [this](At at) { return terms.fromIndex(at[0], ElementType::F32); });
  EXPECT_EQ(verdict(divide(number, number), constant(1, {N})), "REAL+SIDE");
}

TEST_F(Laws, SizesThatMayBeZeroAreNoUnitsOfConditions) {
  Value size =
      tensor({N}, [this](At) { return terms.fromIndex(M, ElementType::F32); });
  Value whole = add(multiply(size, x), multiply(size, y));
  auto addsConditions = [&] {
    Answer answer =
        check(divide(x, add(x, y)), divide(multiply(size, x), whole));
    EXPECT_EQ(answer.grade, Grade::RealWithConditions);
    return llvm::any_of(answer.rightConditions, [&](const auto &right) {
      return llvm::none_of(answer.leftConditions, [&](const auto &left) {
        return left.canonical == right.canonical;
      });
    });
  };
  EXPECT_FALSE(addsConditions());
  assumptions = {terms.atMost({}, M)};
  EXPECT_TRUE(addsConditions());
}

TEST_F(Laws, ContradictoryAssumptionsProveNothing) {
  assumptions = {terms.lessThan(M, N), terms.lessThan(N, M)};
  Answer answer = check(sum(x, 0), sum(y, 0));
  EXPECT_EQ(answer.verdict, Verdict::Unknown);
  EXPECT_EQ(answer.reason, "the assumptions contradict each other");
}

TEST_F(Laws, Functions) {
  Value positive = input("u", {N}, ElementType::F32, true);
  EXPECT_EQ(verdict(function("log", exponential(x)), x), "REAL");
  EXPECT_EQ(verdict(exponential(function("log", positive)), positive), "REAL");
  EXPECT_EQ(verdict(exponential(function("log", x)), x), "REAL+SIDE");
  EXPECT_EQ(verdict(function("tanh", negate(x)), negate(function("tanh", x))),
            "REAL");
  EXPECT_EQ(verdict(function("cosine", negate(x)), function("cosine", x)),
            "REAL");
  EXPECT_EQ(
      verdict(function("cosine", negate(x)), negate(function("cosine", x))),
      "UNKNOWN");
  Value one = constant(1, {N});
  EXPECT_EQ(verdict(function("logistic", negate(x)),
                    subtract(one, function("logistic", x))),
            "REAL");
  Value B = input("B", {M, N});
  EXPECT_EQ(verdict(function("log", softmax(B, 1)),
                    tensor({M, N},
                           [=, this](At at) {
                             Value total = sum(exponential(B), 1);
                             Term sum = total.at(at.take_front(1));
                             return terms.subtract(
                                 B.at(at), terms.function("log", {sum},
                                                          ElementType::F32));
                           })),
            "REAL");
}

TEST_F(Laws, Integers) {
  EXPECT_EQ(verdict(subtract(add(i, j), j), i), "BITWISE");
  EXPECT_EQ(verdict(call("xor", call("xor", i, j), j), i), "BITWISE");
  EXPECT_EQ(verdict(call("or", i, call("and", i, j)), i), "BITWISE");
  EXPECT_EQ(verdict(call("or", i, j), i), "UNKNOWN");
  EXPECT_EQ(verdict(function("abs", negate(i)), function("abs", i)), "BITWISE");
  auto narrow = [&](const Value &v) { return convert(v, ElementType::S8); };
  EXPECT_EQ(verdict(narrow(add(i, j)), add(narrow(i), narrow(j))), "BITWISE");
  auto wide = [&](const Value &v) { return convert(v, ElementType::S64); };
  EXPECT_EQ(verdict(wide(add(i, j)), add(wide(i), wide(j))), "UNKNOWN");
  // x < x + 1 does not hold where x + 1 wraps.
  Value less = tensor(
      {N},
      [this](At at) {
        Term s = i.at(at), t = terms.constant(1, ElementType::S32);
        return terms.function("compare_lt", {s, terms.add(s, t)},
                              ElementType::I1);
      },
      ElementType::I1);
  EXPECT_EQ(verdict(less, boolean({N}, [this](At) { return terms.always(); })),
            "UNKNOWN");
}

TEST_F(Laws, Quantifiers) {
  auto both = boolean({N}, [this](At at) {
    return terms.conjunction({terms.truth(p.at(at)), terms.truth(q.at(at))});
  });
  auto either = boolean({N}, [this](At at) {
    return terms.disjunction({terms.truth(p.at(at)), terms.truth(q.at(at))});
  });
  auto combine = [&](const Value &a, const Value &b, bool conjunction) {
    return boolean({}, [=, this](At at) {
      Guard s = terms.truth(a.at(at)), t = terms.truth(b.at(at));
      return conjunction ? terms.conjunction({s, t})
                         : terms.disjunction({s, t});
    });
  };
  EXPECT_EQ(verdict(all(both), combine(all(p), all(q), true)), "BITWISE");
  EXPECT_EQ(verdict(any(either), combine(any(p), any(q), false)), "BITWISE");
  EXPECT_EQ(verdict(any(both), combine(any(p), any(q), true)), "UNKNOWN");
  EXPECT_EQ(verdict(all(either), combine(all(p), all(q), false)), "UNKNOWN");
}

TEST_F(Laws, SmallRangesAreWrittenOut) {
  Value z = input("z", {terms.multiply(N, 2)});
  auto at = [&](int64_t offset) {
    return tensor({N}, [=, this](At index) {
      return z.at(
          Shape{terms.add(terms.multiply(index[0], 2), number(offset))});
    });
  };
  Value windows = tensor({N, number(2)}, [=, this](At index) {
    return z.at(Shape{terms.add(terms.multiply(index[0], 2), index[1])});
  });
  EXPECT_EQ(
      verdict(reduce(Reduction::Maximum, windows, 1), maximum(at(0), at(1))),
      "REASSOC");
  EXPECT_EQ(verdict(sum(windows, 1), add(at(0), at(1))), "REASSOC");
  EXPECT_EQ(verdict(sum(windows, 1), add(at(0), at(0))), "UNKNOWN");
}

TEST_F(Laws, BoundedIndicesNeedNoClamp) {
  Tensor ids = terms.tensor("ids", ElementType::S32);
  auto gather = [&](bool clamp) {
    return tensor({M}, [=, this](At at) {
      Index id = terms.read(ids, {at[0]});
      Index last = terms.subtract(N, number(1));
      return x.at(Shape{
          clamp ? terms.maximum(number(0), terms.minimum(id, last)) : id});
    });
  };
  EXPECT_EQ(verdict(gather(true), gather(false)), "UNKNOWN");
  inputs.push_back({ids, {M}, false, N});
  EXPECT_EQ(verdict(gather(true), gather(false)), "BITWISE");
  EXPECT_EQ(verdict(sum(gather(true), 0), sum(gather(false), 0)), "BITWISE");
}

TEST_F(Laws, ProductsAndScans) {
  auto product = Reduction::Product;
  EXPECT_EQ(verdict(reduce(product, multiply(x, y), 0),
                    multiply(reduce(product, x, 0), reduce(product, y, 0))),
            "REAL");
  EXPECT_EQ(verdict(reduce(product, add(x, y), 0),
                    add(reduce(product, x, 0), reduce(product, y, 0))),
            "UNKNOWN");
  Value one = constant(1, {N});
  Value last =
      slice(cumulativeSum(x, 0), 0, terms.subtract(N, number(1)), number(1));
  EXPECT_EQ(verdict(last, broadcast(sum(x, 0), {number(1)}, {})), "BITWISE");
  Value count = tensor({N}, [this](At at) {
    return terms.fromIndex(terms.add(at[0], number(1)), ElementType::F32);
  });
  EXPECT_EQ(verdict(cumulativeSum(one, 0), count), "REAL");
}

} // namespace
