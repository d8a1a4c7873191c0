import * as fc from 'fast-check';

/** Addresses as they never should be: noise, pieces of the grammar, and good ones with a letter changed. */
export function anyAddress(
  good: readonly string[],
  yarns: readonly string[],
): fc.Arbitrary<string> {
  const noise = fc.string({ maxLength: 60 });
  const link = fc.tuple(fc.nat(50), fc.nat(50)).map(([from, to]) => `${from}-${to}`);
  const bar = fc
    .tuple(fc.array(link, { minLength: 1, maxLength: 8 }), fc.stringMatching(/^[A-C-]\d{0,3}B?$/))
    .map(([links, threading]) => `${links.join('.')}.${threading}`);
  const yarn = fc
    .tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom(...yarns, 'silk'))
    .map((parts) => parts.join('.'));
  const pieced = fc
    .tuple(
      fc.constantFrom('tricot', 'net', 'raised', 'toString'),
      fc.array(bar, { minLength: 1, maxLength: 7 }),
      fc.array(yarn, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('t28x14x18', 'r24x12x19.5', 't99x1x1', 'q'),
      fc.constantFrom('b8322a', 'zzzzzz'),
    )
    .map(([family, bars, named, machine, shade]) =>
      ['k1', family, bars.join('_'), named.join('_'), machine, shade].join('~'),
    );
  const changed = fc
    .tuple(fc.constantFrom(...good), fc.nat(160), fc.stringMatching(/^[A-Za-z0-9._~-]$/))
    .map(([address, at, letter]) => address.slice(0, at) + letter + address.slice(at + 1));
  return fc.oneof(noise, pieced, changed);
}
