// Products of sines and cosines as sums of them: of an angle and others that
// are no multiples of it, sines and cosines of their sums are linearly
// independent, so that what is equal becomes the same.
#include "prove/NormalForm.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// Takes two of the sines and cosines of `body` out of it; nothing where it has
/// no two.
std::optional<std::pair<Normalizer::Wave, Normalizer::Wave>>
Normalizer::twoWaves(OpenBody &body) {
  llvm::SmallVector<Wave, 2> found;
  for (Power &power : body.powers) {
    const FactorNode &node = polynomials.node(power.factor);
    std::optional<int64_t> times = power.exponent.integer();
    bool isWave = node.kind == FactorKind::Function &&
                  node.operands.size() == 1 &&
                  (node.name == "sine" || node.name == "cosine");
    if (!isWave || !times || *times < 1 || *times > 8)
      continue;
    for (; *times > 0 && found.size() < 2; --*times) {
      found.push_back({node.name, node.operands[0]});
      power.exponent = power.exponent - 1;
    }
  }
  if (found.size() < 2)
    return std::nullopt;
  llvm::erase_if(body.powers,
                 [](const Power &power) { return power.exponent.isZero(); });
  return std::pair(found[0], found[1]);
}

Polynomial Normalizer::linearInWaves(Polynomial value, const Scope &scope) {
  if (!unfolds || mode != Algebra::Real || polynomials.ring(value).bits != 0)
    return value;
  // Each step leaves one wave fewer.
  for (unsigned step = 0; step < 16 && !polynomials.exceeded(); ++step) {
    llvm::SmallVector<Polynomial, 8> parts;
    bool changed = false;
    for (size_t i = 0; i < polynomials.summands(value).size(); ++i) {
      Summand summand = polynomials.summands(value)[i];
      OpenBody rest = polynomials.open(summand.body, scope.level);
      auto waves = twoWaves(rest);
      if (!waves) {
        parts.push_back(
            polynomials.summand(summand.body, summand.coefficient, {}));
        continue;
      }
      changed = true;
      auto [first, second] = *waves;
      if (first.first == "cosine")
        std::swap(first, second);
      // What is divided by cos a: sin^2 a = 1 - cos^2 a.
      if (first == second && first.first == "sine") {
        Polynomial wave = ofParity("cosine", first.second, Parity::Even);
        Power cosine =
            polynomials.node(polynomials.summands(wave)[0].body).powers[0];
        if (llvm::any_of(rest.powers, [&](const Power &power) {
              return power.factor == cosine.factor &&
                     power.exponent < Rational(0);
            })) {
          OpenBody less = rest;
          cosine.exponent = 2;
          less.powers.push_back(cosine);
          parts.push_back(
              polynomials.close(summand.coefficient, std::move(rest), {}));
          parts.push_back(
              polynomials.close(-summand.coefficient, std::move(less), {}));
          continue;
        }
      }
      bool odd = first.first != second.first; // sin a cos b
      auto add = [&](Polynomial angle, bool isNegative) {
        Polynomial wave = odd ? ofParity("sine", angle, Parity::Odd)
                              : ofParity("cosine", angle, Parity::Even);
        if (wave.isZero())
          return;
        Summand one = polynomials.summands(wave)[0];
        OpenBody body = rest;
        llvm::append_range(body.powers, polynomials.node(one.body).powers);
        Rational half = summand.coefficient * one.coefficient / 2;
        parts.push_back(
            polynomials.close(isNegative ? -half : half, std::move(body), {}));
      };
      add(polynomials.subtract(first.second, second.second), false);
      add(polynomials.add(first.second, second.second),
          !odd && first.first == "sine");
    }
    if (!changed)
      return value;
    value = polynomials.add(parts);
  }
  return value;
}

} // namespace tesela::prove
