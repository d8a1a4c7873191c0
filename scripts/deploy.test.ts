import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startFlags } from '../bench/load/start-flags.ts';

const container = readFileSync('deploy/Containerfile', 'utf8');
const unit = readFileSync('deploy/taana.service', 'utf8');
const watchdog = readFileSync('deploy/taana-watchdog.service', 'utf8');

describe('the container', () => {
  test('is called ill when the process is, not when the database is', () => {
    const check = /^HEALTHCHECK[^]*?\n  CMD .*$/m.exec(container)?.[0] ?? '';
    expect(check).toContain('/healthz');
    expect(check).not.toContain('/readyz');
  });

  test('is built from a base with a digest, or not at all', () => {
    expect(container).toMatch(/^ARG BASE$/m);
    expect(container).not.toMatch(/^ARG BASE=/m);
    expect(container).toContain('case "$BASE" in *@sha256:*)');
  });
});

describe('the service', () => {
  test.each(['StartLimitIntervalSec=0', 'Restart=always', 'MemoryHigh=2700M', 'MemoryMax=3100M'])(
    'has %s',
    (line) => expect(unit.split('\n')).toContain(line),
  );

  test('that hangs is found by its own probe and killed', () => {
    expect(watchdog).toContain('/healthz" || systemctl kill --signal=SIGKILL taana.service');
  });
});

test('every way of starting gives the process the same memory', () => {
  const flags = startFlags.join(' ');
  expect(flags).toMatch(/^--max-semi-space-size=\d+$/);
  expect(unit).toContain(`ExecStart=/usr/bin/node ${flags} src/server/main.ts`);
  expect(container).toContain(`CMD ["node", "${flags}", "src/server/main.ts"]`);
  expect(readFileSync('scripts/up.mjs', 'utf8')).toContain(`['${flags}', 'src/server/main.ts']`);
});

test('nothing that is deployed runs a Node that no lockfile or distribution vouches for', () => {
  for (const file of globSync(['deploy/*', 'docs/operations.md'])) {
    expect([file, readFileSync(file, 'utf8')]).not.toEqual([
      file,
      expect.stringContaining('node_modules/node/'),
    ]);
  }
});
