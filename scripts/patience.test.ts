import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** How a test, a wait of vitest or a loop says the most milliseconds that something may take. */
const limits = [
  /^\s*\}, (?:\d[\d_]{4,})\);$/m,
  /^\s*\{ timeout: \d[\d_]*\b.*\},$/m,
  // Without a limit it is a second, which no setting widens.
  /\bvi\.wait(?:For|Until)\((?![^;]*(?:\b(?:within|soon|patience)\b|=> \{$))[^;]*;/m,
  /^( *)await vi\.wait(?:For|Until)\([^;]*=> \{\n(?:(?!\1\})[^\n]*\n)*\1\}\);$/m,
  /\b(?:waitFor|waitUntil|poll)\([^;]*\{ timeout: \d/,
  /\bpatience = (?:Date\.now\(\) \+ |\{ timeout: )?\d/,
];

test('each limit is widened where the steps of the check share two cores', () => {
  const files = globSync(['{src,scripts}/**/*.test.{ts,tsx}', 'tests/{integration,e2e}/**/*.ts'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(500);
  const fixed = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return limits.flatMap((limit) => limit.exec(text)?.[0] ?? []).map((one) => `${file}: ${one}`);
  });
  expect(fixed).toEqual([]);
});
