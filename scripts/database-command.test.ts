import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readWords, serviceEnvironment, strangerTo } from './database-command.ts';

describe('the settings of a command on the database', () => {
  const file = 'DATABASE_URL=postgres://taana:secret@db/taana\nRETENTION_MONTHS=12\n';

  test('are those of the installed service when none are given', () => {
    expect(serviceEnvironment({ HOME: '/root', DATA_DIR: ' ' }, () => file)).toEqual({
      HOME: '/root',
      DATA_DIR: '/var/lib/taana',
      DATABASE_URL: 'postgres://taana:secret@db/taana',
      RETENTION_MONTHS: '12',
    });
  });

  test.each(['DATA_DIR', 'DATABASE_URL'])('are its own when %s is given', (name) => {
    const own = { [name]: 'x' };
    expect(serviceEnvironment(own, () => file)).toBe(own);
  });

  test('are its own when no service is installed', () => {
    const missing = () => {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    };
    expect(serviceEnvironment({ PORT: '1' }, missing)).toEqual({ PORT: '1' });
  });

  test('that this user may not read are a refusal that says what to do', () => {
    const closed = () => {
      throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
    };
    expect(serviceEnvironment({}, closed)).toContain('chmod 640 /etc/taana.env');
  });
});

test('a user who does not own the folder is refused and told whom to be', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taana-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { uid } = statSync(folder);
  expect(strangerTo(folder, uid)).toBeUndefined();
  expect(strangerTo(folder, uid + 1)).toContain(`sudo -u '#${uid}'`);
  expect(strangerTo(join(folder, 'missing'), uid + 1)).toBeUndefined();
});

describe('a flag of a command', () => {
  test.each([
    ['in plain words', ['a@b.example', 'dry-run'], {}],
    ['with dashes', ['--dry-run', 'a@b.example'], {}],
    ['kept by npm, because no -- stood before it', ['a@b.example'], { npm_config_dry_run: 'true' }],
  ])('is heard %s', (_, words, env) => {
    expect(readWords('dry-run', words, env)).toEqual({ words: ['a@b.example'], isSet: true });
  });

  test('that nobody wrote is not set', () => {
    const env = { npm_config_dry_run: 'false' };
    expect(readWords('dry-run', ['098765', '43210'], env)).toEqual({
      words: ['098765', '43210'],
      isSet: false,
    });
  });
});
