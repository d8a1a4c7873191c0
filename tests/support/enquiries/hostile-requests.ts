import fc from 'fast-check';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';

export interface HostileRequest {
  readonly path: string;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const paths = [...new Set(Object.values(kinds).map(({ path }) => path))];
const fields = [
  'name phone email company product quantity requirements lines lineName productName contactMethod',
  'contactValue country date preferredTime notes fabrics address use website elapsed source',
  'privacyVersion gsm consent __proto__ constructor prototype toString then length ',
].flatMap((line) => line.split(' '));

/** Every UTF-16 unit, including lone surrogates; line separators more often. */
const units = fc
  .array(fc.oneof(fc.nat(0x20), fc.nat(0xffff), fc.constantFrom(0, 10, 13, 0x2028, 0xd800)), {
    maxLength: 60,
  })
  .map((list) => String.fromCharCode(...list));
const injections = fc.constantFrom(
  'Asha\r\nBcc: victim@else.example',
  'a@b.example\r\nBcc: victim@else.example',
  'a@b.example, victim@else.example',
  'group: a@b.example, victim@else.example;',
  '"a b"@c.example',
  '=?utf-8?q?=0D=0ABcc:_victim@else.example?=',
  '\u202egnp.exe',
  '<script>alert(1)</script>',
  "'; drop table enquiry; --",
  '${7*7}',
  '=HYPERLINK("http://x")',
  '../../../etc/passwd',
);
const huge = fc.integer({ min: 3_000, max: 40_000 }).map((size) => 'ਤ'.repeat(size));
const text = fc.oneof(
  { weight: 4, arbitrary: units },
  { weight: 4, arbitrary: injections },
  { weight: 3, arbitrary: fc.constantFrom('Asha', '9876543210', 'a@b.example', 'email', 'phone') },
  { weight: 1, arbitrary: huge },
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constant(nested(400)) },
);
const takeable = {
  name: 'Asha',
  phone: '9876543210',
  email: 'a@b.example',
  productName: '14B Locknit',
  contactMethod: 'email',
  contactValue: 'a@b.example',
  address: '1 Mill Road',
  fabrics: ['x'],
  consent: true,
};
const pairs = fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 14 });

const json = pairs.map((list) => ({
  type: 'application/json',
  // Written as text, because an object literal cannot have a key `__proto__`.
  body: `{${list.map(([key, one]) => `${JSON.stringify(key)}:${inJson(one)}`).join(',')}}`,
}));
/** Valid input for every function, with hostile words in a few fields. */
const nearlyHonest = fc
  .array(fc.tuple(fc.constantFrom(...fields), fc.oneof(injections, units)), {
    minLength: 1,
    maxLength: 3,
  })
  .map((list) => ({
    type: 'application/json',
    body: JSON.stringify({ ...takeable, ...Object.fromEntries(list) }),
  }));
const form = fc
  .array(fc.tuple(fc.constantFrom(...fields), text), { maxLength: 30 })
  .map((list) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(list).toString(),
  }));
const multipart = fc.array(fc.tuple(fc.constantFrom(...fields), text)).map((list) => ({
  type: 'multipart/form-data; boundary=x',
  body: `${list.map(([key, one]) => `--x\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${one}\r\n`).join('')}--x--`,
}));
const noise = fc
  .tuple(
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/plain', ';;;'),
  )
  .map(([bytes, type]) => ({ type, body: new Uint8Array(bytes) }));

/** Bodies that no client sends by mistake. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom(...paths),
    fc.oneof(
      { weight: 5, arbitrary: json },
      { weight: 5, arbitrary: nearlyHonest },
      { weight: 4, arbitrary: form },
      { weight: 1, arbitrary: multipart },
      { weight: 1, arbitrary: noise },
    ),
  )
  .map(([path, request]) => ({ path, ...request }));

function nested(depth: number): unknown {
  let inner: unknown = 'x';
  for (let i = 0; i < depth; i += 1) inner = i % 2 ? [inner] : { lines: inner };
  return inner;
}

function inJson(one: unknown): string {
  try {
    return JSON.stringify(one) ?? 'null';
  } catch {
    // Some values cannot be written as JSON: BigInts and circular objects.
    return '1e999';
  }
}
