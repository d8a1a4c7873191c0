import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture, PictureManifest } from '../../domain/picture/picture.ts';
import type { Encoded } from './encode.ts';
import { fabricBySlug } from './fabric-by-slug.ts';
import type { PictureJob } from './job.ts';
import { madeFromFile, manifestFile, publicFolder, scenesPath } from './places.ts';
import { recipeHash } from './recipe-hash.ts';
import { withFileLock } from './with-file-lock.ts';

/** Knows which pictures exist on disk and from which recipe, and writes the manifest of them. */
export function openMadePictures(plan: readonly PictureJob[]) {
  let known = readKnown();
  let readAt = changedAt();
  const hashes = new Map(plan.map((job) => [job.path, recipeHash(job, fabricBySlug, plan)]));

  const exists = (job: PictureJob) =>
    known.pictures.has(job.path) && filesOf(job).every((file) => existsSync(file));

  const isMade = (job: PictureJob) =>
    exists(job) && known.hashes.get(job.path) === hashes.get(job.path);

  function write(): void {
    const existing = plan.filter(exists);
    const fabrics: Record<string, Picture[]> = {};
    const scenes: Record<string, Picture> = {};
    for (const job of existing) {
      const made = known.pictures.get(job.path)!;
      // A picture of an older recipe keeps its old description: it may show another shade than the new one names.
      const picture = isMade(job) ? describe(job, made) : made;
      if ('scene' in job.owner) scenes[job.owner.scene] = picture;
      else (fabrics[job.owner.fabric] ??= []).push(picture);
    }
    const ids = Object.fromEntries(
      Object.keys(fabrics).map((slug) => [slug, fabricBySlug(slug).id]),
    );
    writeJson(manifestFile, { fabrics, scenes, ids } satisfies PictureManifest);
    writeJson(
      madeFromFile,
      Object.fromEntries(existing.map(({ path }) => [path, known.hashes.get(path)])),
    );
  }

  return {
    isMade,
    /** As `isMade`, after reading again what other runs have written. */
    isMadeNow(job: PictureJob): boolean {
      // Called for every waiting picture, several times a second: read only what has changed.
      const now = changedAt();
      if (now !== readAt) known = readKnown();
      readAt = now;
      return isMade(job);
    },
    write: () => withFileLock(manifestFile, write),
    add: (job: PictureJob, encoded: Encoded) =>
      withFileLock(manifestFile, () => {
        // Another run may have added pictures since: the files on disk decide.
        known = readKnown();
        known.pictures.set(job.path, describe(job, encoded));
        known.hashes.set(job.path, hashes.get(job.path)!);
        write();
      }),
  };
}

const changedAt = () => statSync(madeFromFile, { throwIfNoEntry: false })?.mtimeMs;

function readKnown() {
  return {
    hashes: new Map(Object.entries(readJson<Record<string, string>>(madeFromFile) ?? {})),
    pictures: new Map(picturesOf(readJson<PictureManifest>(manifestFile))),
  };
}

function describe(job: PictureJob, made: Encoded): Picture {
  return {
    path: fileOf(job),
    scene: job.scene,
    alt: job.alt,
    width: made.width,
    height: made.height,
    widths: job.widths,
    dominant: made.dominant,
    placeholder: made.placeholder,
  };
}

const filesOf = (job: PictureJob) =>
  job.widths.map((width) => join(publicFolder, `${fileOf(job)}-${width}.avif`));

/** A print has no files of its own. */
const fileOf = ({ recipe, path }: PictureJob) => (recipe.kind === 'print' ? recipe.of : path);

/** By the path of their jobs. */
function picturesOf(
  manifest: PictureManifest | undefined,
): readonly (readonly [string, Picture])[] {
  if (!manifest) return [];
  const own = Object.values(manifest.fabrics).flat();
  return [
    ...own.map((picture) => [picture.path, picture] as const),
    ...Object.entries(manifest.scenes).map(
      ([id, picture]) => [`${scenesPath}/${id}`, picture] as const,
    ),
  ];
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(`${file}.draft`, file);
}
