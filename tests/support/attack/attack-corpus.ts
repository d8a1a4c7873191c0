/** Spellings of the parent folder, and files that every scanner requests. */
export const traversals: readonly string[] = [
  ...spell([
    '../',
    '..\\',
    '..%2f',
    '..%5c',
    '%2e%2e/',
    '%2e%2e%2f',
    '%2e%2e%5c',
    '.%2e/',
    '%2e./',
  ]),
  ...spell(['%252e%252e%252f', '%c0%ae%c0%ae/', '..%c0%af', '..%ef%bc%8f', '%uff0e%uff0e/']),
  ...spell(['....//', '..;/', '..%00/', '.../...//', './../', '//../', '..//', '%2e%2e//']),
  '/etc/passwd',
  '//etc/passwd',
  'file:///etc/passwd',
  'C:\\Windows\\win.ini',
  '.env',
  '.git/config',
  '.ssh/id_rsa',
  'package.json',
  'src/server/main.ts',
  'data/taana.sqlite',
  'WEB-INF/web.xml',
  'proc/self/environ',
  '~root/.bashrc',
  'outside.txt',
  'secret.txt',
  'site.json',
  'link.txt',
];

function spell(steps: readonly string[]): string[] {
  const files = ['etc/passwd', 'outside.txt', 'secret.txt', 'package.json'];
  return steps.flatMap((step) => files.map((file) => step.repeat(4) + file));
}

/** JSON that pollutes `Object.prototype` when it is merged or assigned without checks. */
export const pollutions: readonly string[] = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"prototype":{"polluted":1}}',
  '{"__proto__":{"__proto__":{"polluted":1}}}',
  '[{"__proto__":{"polluted":1}}]',
  '{"__proto__":null}',
  '{"a":{"__proto__":{"polluted":1}},"name":{"__proto__":{"polluted":1}}}',
  '{"name":"Asha","phone":"9876543210","__proto__":{"polluted":1,"quarantined":false}}',
  '{"lines":[{"__proto__":{"polluted":1}}],"name":"A","phone":"9876543210"}',
  '{"source":{"__proto__":{"polluted":1},"utm":{"__proto__":{"polluted":1}}},"name":"A","phone":"9"}',
  '{"messages":[{"role":"user","content":"hi","__proto__":{"polluted":1}}]}',
  '{"messages":{"__proto__":{"polluted":1},"length":1}}',
  '{"ids":["x"],"action":{"kind":"open","__proto__":{"polluted":1}}}',
  '{"ids":{"length":1,"0":"x"},"action":{"kind":"__proto__"}}',
  '{"email":"a@b.example","password":"x","constructor":{"prototype":{"polluted":1}}}',
  '{"toString":{"polluted":1},"valueOf":1,"hasOwnProperty":1,"then":1}',
];
export const formPollutions: readonly string[] = [
  '__proto__[polluted]=1&name=A&phone=9876543210',
  '__proto__.polluted=1',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  '__proto__=1&__proto__=2&toString=x',
  'lines[__proto__][polluted]=1',
];
