import { type Lockfile, type ThirdParty, thirdParties } from './lockfile.ts';

export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Installed in production; the rest are development tools. */
  readonly ships: boolean;
}

/** Licences that only require their text beside the code, or the publication of changes to their own files. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** sharp loads libvips as a separate, unchanged and replaceable library, as the LGPL requires. */
const asLibrary = { licence: 'LGPL-3.0-or-later', names: /^@img\/sharp-/ };

/** Packages whose `package.json` names no licence; a person read it in their licence file or read-me. */
const readManually: Readonly<Record<string, string>> = { format: 'MIT', 'png-js': 'MIT' };

export function listLicences(lock: Lockfile): Licensed[] {
  const all = thirdParties(lock).map((one) => ({
    name: one.name,
    version: one.version ?? '',
    licence: licenceOf(one),
    ships: one.dev !== true && one.devOptional !== true,
  }));
  const byName = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

export function licenceFaults(lock: Lockfile): string[] {
  return listLicences(lock)
    .filter(({ name, licence }) => !isAllowed(licence, name))
    .map(({ name, licence }) => `${name}: the licence "${licence}" is not on our list`);
}

/** An SPDX expression is allowed if one side of OR is, or all sides of AND are. */
export function isAllowed(licence: string, name: string): boolean {
  const isFine = (one: string) =>
    allowed.has(one) || (one === asLibrary.licence && asLibrary.names.test(name));
  const bare = licence.trim();
  const inner = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? bare;
  if (/[()]/.test(inner)) return false;
  return inner.split(' OR ').some((part) => part.split(' AND ').every((one) => isFine(one.trim())));
}

function licenceOf({ name, license }: ThirdParty): string {
  return license ?? readManually[name] ?? 'unknown';
}
