import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMailFiles, removeMailFiles, removeMailFilesBefore } from './mail-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a mail that got its name while old ones are removed does not stop the sweep', async () => {
  // Listed, but no longer there when it is asked for its age.
  await symlink(join(folder, 'gone'), join(folder, '.a.eml.1.part'));
  await writeFile(join(folder, 'b.eml'), 'old');
  await utimes(join(folder, 'b.eml'), 1, 1);
  await writeFile(join(folder, 'c.eml'), 'new');
  expect(await removeMailFilesBefore(folder, 10_000)).toBe(1);
  expect(await readdir(folder)).toEqual(['.a.eml.1.part', 'c.eml']);
});

const traces = {
  references: ['Q-1-ABCD'],
  mailIds: ['id-7'],
  person: { by: 'email', email: 'asha@büyer.example' },
} as const;

test('the mails of a person are those that name their enquiries, their rows or their address', async () => {
  const mail = (headers: string, body = '') => `Subject: Hello\r\n${headers}\r\n\r\n${body}`;
  const files = {
    'of-id-7.eml': mail('To: x@y.example'),
    'reference.eml': mail('X-Reference: q-1-abcd'),
    'row.eml': mail('Message-ID: <id-7@mill.example>'),
    'address.eml': mail('To: "Asha" <Asha@Büyer.example>'),
    'ascii.eml': mail('To: asha@xn--byer-0ra.example, z@y.example'),
    '.half.eml.12.part': mail('To: asha@büyer.example.'),
    // Not those of somebody whose name only contains it, and not what is said in the text.
    'longer-reference.eml': mail('X-Reference: Q-1-ABCDE'),
    'other-row.eml': mail('Message-ID: <id-77@mill.example>'),
    'natasha.eml': mail('To: natasha@büyer.example'),
    'dotted.eml': mail('To: n.asha@büyer.example'),
    'domain.eml': mail('To: asha@büyer.example.org'),
    'body.eml': mail('To: x@y.example', 'asha@büyer.example'),
    'no-mail.txt': mail('To: asha@büyer.example'),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await symlink(join(folder, 'gone'), join(folder, 'renamed.eml.1.part'));
  const found = await findMailFiles(folder, traces);
  expect(found.map((file) => file.slice(folder.length + 1)).toSorted()).toEqual(
    Object.keys(files).slice(0, 6).toSorted(),
  );
  const byPhone = { ...traces, person: { by: 'phone', phone: '+919876543210' } } as const;
  expect(await findMailFiles(folder, byPhone)).toHaveLength(3);
  expect(await removeMailFiles(folder, traces)).toBe(6);
  expect((await readdir(folder)).toSorted()).toEqual(
    [...Object.keys(files).slice(6), 'renamed.eml.1.part'].toSorted(),
  );
  expect(await removeMailFiles(folder, traces)).toBe(0);
  expect(await findMailFiles(join(folder, 'missing'), traces)).toEqual([]);
});
