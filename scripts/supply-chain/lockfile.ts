/** The part of `package.json` that is checked. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/** The part of `package-lock.json` that is checked. */
export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** True for a dependency of a development tool or of an optional package. */
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface ThirdParty extends LockedPackage {
  readonly name: string;
  readonly place: string;
}

/** Every package that is not ours, by the name under which it is installed. */
export function thirdParties({ packages }: Lockfile): ThirdParty[] {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => ({ ...locked, place, name: nameAt(place) }));
}

/** `node_modules/vite/node_modules/esbuild` is `esbuild`. */
export function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
