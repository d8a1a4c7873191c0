import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture, PictureManifest } from '../../domain/picture/picture.ts';
import { alone } from './alone.ts';
import type { Encoded } from './encode.ts';
import type { PictureJob } from './job.ts';
import { madeFromFile, manifestFile, publicFolder, scenesPath } from './places.ts';
import { recipeHash } from './recipe-hash.ts';

/** Knows what stands on disk and from which recipe; keeps the manifest true to it. */
export function openDarkroomBook(plan: readonly PictureJob[]) {
  let page = readPage();
  let readAt = changedAt();
  const hashes = new Map(plan.map((job) => [job.path, recipeHash(job, plan)]));

  const stands = (job: PictureJob) =>
    page.pictures.has(job.path) && filesOf(job).every((file) => existsSync(file));

  const isMade = (job: PictureJob) =>
    stands(job) && page.hashes.get(job.path) === hashes.get(job.path);

  function write(): void {
    const standing = plan.filter(stands);
    const fabrics: Record<string, Picture[]> = {};
    const scenes: Record<string, Picture> = {};
    for (const job of standing) {
      const made = page.pictures.get(job.path)!;
      // A picture of an older recipe keeps its old words: it may show another shade than the new one names.
      const picture = isMade(job) ? describe(job, made) : made;
      if ('scene' in job.owner) scenes[job.owner.scene] = picture;
      else (fabrics[job.owner.fabric] ??= []).push(picture);
    }
    writeJson(manifestFile, { fabrics, scenes } satisfies PictureManifest);
    writeJson(
      madeFromFile,
      Object.fromEntries(standing.map(({ path }) => [path, page.hashes.get(path)])),
    );
  }

  return {
    isMade,
    /** As `isMade`, after a fresh look at the disk. */
    isMadeNow(job: PictureJob): boolean {
      // Asked for every waiting picture, several times a second.
      const now = changedAt();
      if (now !== readAt) page = readPage();
      readAt = now;
      return isMade(job);
    },
    write: () => alone(manifestFile, write),
    add: (job: PictureJob, encoded: Encoded) =>
      alone(manifestFile, () => {
        // Another run may have added pictures since; what stands on disk counts.
        page = readPage();
        page.pictures.set(job.path, describe(job, encoded));
        page.hashes.set(job.path, hashes.get(job.path)!);
        write();
      }),
  };
}

const changedAt = () => statSync(madeFromFile, { throwIfNoEntry: false })?.mtimeMs;

function readPage() {
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
