import { createHash, randomUUID } from 'node:crypto';
import { cp, glob, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { replaceFile } from './made-files.ts';

/** Part of every bundle without being a module of it: the packages, how we build, and all styles. */
const common = ['package-lock.json', 'vite.config.ts', 'scripts/site/*.ts', 'src/**/*.css'];

interface Kept {
  /** A hash of what is common to all bundles. */
  readonly common: string;
  /** The modules it was made from, with a hash of each. */
  readonly modules: Readonly<Record<string, string>>;
  /** The name of its files, beside the list. */
  readonly id: string;
  /** What the making returned. */
  readonly result: unknown;
}

export interface KeptBundles {
  /**
   * Makes a bundle into `folder`, or takes the one of an earlier build while no file that it was made
   * from has changed. The plugin tells which these are; every build of the bundle needs it.
   */
  make<Result>(
    name: string,
    folder: string,
    making: (modules: Plugin) => Promise<Result>,
  ): Promise<Result>;
}

export function openKeptBundles(buildDir: string, root = process.cwd()): KeptBundles {
  let reading: Promise<string> | undefined;
  const commonHash = () => (reading ??= hashAll(root));

  return {
    async make<Result>(
      name: string,
      folder: string,
      making: (modules: Plugin) => Promise<Result>,
    ): Promise<Result> {
      const place = join(buildDir, 'bundles', name);
      const list = join(place, 'made-from.json');
      const kept = await readKept(list);
      if (kept?.common === (await commonHash()) && (await areUnchanged(root, kept.modules))) {
        const isTaken = await cp(join(place, kept.id), folder, { recursive: true }).then(
          () => true,
          // Another build was just replacing it.
          () => false,
        );
        if (isTaken) return kept.result as Result;
      }
      const found = new Set<string>();
      const began = Date.now();
      const result = await making(tellModules(root, found));
      // Its hash would be that of a text which is not in the bundle.
      if (await isAnyNewerThan(began, root, found)) return result;
      const modules: Record<string, string> = {};
      for (const file of [...found].sort()) modules[file] = (await hashOf(join(root, file)))!;
      const id = randomUUID();
      await mkdir(place, { recursive: true });
      await cp(folder, join(place, id), { recursive: true });
      const fresh: Kept = { common: await commonHash(), modules, id, result };
      await replaceFile(list, JSON.stringify(fresh));
      for (const old of await readdir(place)) {
        if (old !== id && old !== 'made-from.json')
          await rm(join(place, old), { recursive: true, force: true });
      }
      return result;
    },
  };
}

/** Collects the files of the project that a bundle is made from. */
function tellModules(root: string, found: Set<string>): Plugin {
  return {
    name: 'tell-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = relative(root, id.split('?', 1)[0]!);
        const isOurs = !id.startsWith('\0') && !/^\.\.|^node_modules\//.test(file);
        if (isOurs) found.add(file);
      }
    },
  };
}

async function readKept(list: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(list, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

async function isAnyNewerThan(
  time: number,
  root: string,
  files: Iterable<string>,
): Promise<boolean> {
  const times = await Promise.all(
    [...files].map((file) =>
      stat(join(root, file)).then(
        ({ mtimeMs }) => Math.floor(mtimeMs),
        () => Infinity,
      ),
    ),
  );
  return times.some((changed) => changed > time);
}

async function areUnchanged(root: string, modules: Kept['modules']): Promise<boolean> {
  const hashes = await Promise.all(
    Object.entries(modules).map(async ([file, hash]) => (await hashOf(join(root, file))) === hash),
  );
  return hashes.every(Boolean);
}

async function hashAll(root: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(common, { cwd: root })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file} ${await hashOf(join(root, file))}\n`);
  return hash.digest('hex');
}

async function hashOf(file: string): Promise<string | undefined> {
  try {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  } catch {
    return undefined;
  }
}
