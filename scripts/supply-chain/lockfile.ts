/** What we read of `package.json`. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/** What we read of `package-lock.json`. */
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
  /** Of a tool, or of an extra that nobody asked for. */
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
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
