import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Licensed, licenceFaults, listLicences } from './licences.ts';
import type { Lockfile, Manifest } from './lockfile.ts';
import { lockfileFaults } from './lockfile-faults.ts';
import { scriptFaults } from './script-faults.ts';

/**
 * `npm run supply`: writes build/sbom.json (CycloneDX) and build/licences.md, and lists all faults of
 * third-party packages.
 */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

mkdirSync('build', { recursive: true });
writeFileSync('build/sbom.json', writeSbom());
const licences = listLicences(lock);
writeFileSync('build/licences.md', table(licences));
const ships = licences.filter((one) => one.ships).length;
console.log(
  `${licences.length} packages, ${ships} of them where the site runs: build/sbom.json, build/licences.md`,
);

const faults = [
  ...lockfileFaults(manifest, lock),
  ...scriptFaults(manifest, lock),
  ...licenceFaults(lock),
];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Nothing to object to.' : `${faults.length} objections.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/**
 * Lists the locked packages of the running site and not what this machine has installed. Development
 * tools are left out, because npm refuses a Lighthouse package that depends on "latest" of another.
 */
function writeSbom(): string {
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format', 'cyclonedx'];
  return execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function table(list: readonly Licensed[]): string {
  const row = ({ name, version, licence, ships: isShipped }: Licensed) =>
    `| ${name} | ${version} | ${licence} | ${isShipped ? 'the site' : 'tools'} |`;
  const head = ['| package | version | licence | used by |', '|---|---|---|---|'];
  return [...head, ...list.map(row), ''].join('\n');
}
