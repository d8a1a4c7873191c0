import { type LockedPackage, type Lockfile, type Manifest, nameAt } from './lockfile.ts';

const registry = 'https://registry.npmjs.org/';

/**
 * Faults that could install something other than what was tested. npm checks each package against its
 * hash; for an entry without an address it uses the configured registry.
 */
export function lockfileFaults(manifest: Manifest, lock: Lockfile): string[] {
  return [
    ...(lock.lockfileVersion === 3 ? [] : ['package-lock.json is not of version 3']),
    ...versionFaults(manifest),
    ...syncFaults(manifest, lock),
    ...Object.entries(lock.packages).flatMap(([place, locked]) =>
      place === '' ? [] : entryFaults(place, locked),
    ),
  ];
}

/** A version range would accept a new, untested release; a URL would bypass the registry. */
function versionFaults(manifest: Manifest): string[] {
  return Object.entries({ ...required(manifest), ...manifest.overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: "${version}" is not one exact version`);
}

function syncFaults(manifest: Manifest, { packages }: Lockfile): string[] {
  const locked = packages[''];
  const same = (key: (typeof lists)[number]) =>
    JSON.stringify(sorted(manifest[key])) === JSON.stringify(sorted(locked?.[key]));
  const different = lists
    .filter((key) => !same(key))
    .map((key) => `${key} of package.json and package-lock.json differ`);
  const wrong = Object.entries(required(manifest))
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `${name}: ${version} is required, but not locked`);
  return [...different, ...wrong];
}

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

function required(manifest: Manifest): Record<string, string> {
  return Object.assign({}, ...lists.map((key) => manifest[key]));
}

function entryFaults(place: string, locked: LockedPackage): string[] {
  const { integrity, resolved, name, link } = locked;
  const faults = [
    !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') && 'has no SHA-512 hash',
    resolved !== undefined && !resolved.startsWith(registry) && `comes from ${resolved}`,
    link && 'is a link to a folder',
    // An alias installs one package under the name of another.
    name !== undefined && name !== nameAt(place) && `is ${name} in disguise`,
  ];
  return faults.filter((fault) => typeof fault === 'string').map((fault) => `${place} ${fault}`);
}

function sorted(list: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(list).toSorted(([a], [b]) => a.localeCompare(b));
}
