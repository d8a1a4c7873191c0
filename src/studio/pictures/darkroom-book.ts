import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture, PictureManifest } from '../../domain/picture/picture.ts';
import type { Encoded } from './encode.ts';
import type { PictureJob } from './job.ts';
import { madeFromFile, manifestFile, publicFolder } from './places.ts';
import { recipeHash } from './recipe-hash.ts';

/** Knows what stands on disk and from which recipe; keeps the manifest true to it. */
export function openDarkroomBook(plan: readonly PictureJob[]) {
  const hashes = new Map(Object.entries(readJson<Record<string, string>>(madeFromFile) ?? {}));
  const pictures = new Map(
    picturesOf(readJson<PictureManifest>(manifestFile)).map((p) => [p.path, p]),
  );

  const isMade = (job: PictureJob): boolean =>
    pictures.has(job.path) &&
    hashes.get(job.path) === recipeHash(job) &&
    filesOf(job).every((file) => existsSync(file));

  function write(): void {
    const standing = plan.filter(
      (job) => pictures.has(job.path) && filesOf(job).every((file) => existsSync(file)),
    );
    const entries = standing.map((job) => [job, describe(job, pictures.get(job.path)!)] as const);
    const fabrics: Record<string, Picture[]> = {};
    const scenes: Record<string, Picture> = {};
    for (const [{ owner }, picture] of entries) {
      if ('scene' in owner) scenes[owner.scene] = picture;
      else (fabrics[owner.fabric] ??= []).push(picture);
    }
    writeJson(manifestFile, { fabrics, scenes } satisfies PictureManifest);
    writeJson(
      madeFromFile,
      Object.fromEntries(standing.map(({ path }) => [path, hashes.get(path)])),
    );
  }

  return {
    isMade,
    write,
    add(job: PictureJob, encoded: Encoded): void {
      pictures.set(job.path, describe(job, encoded));
      hashes.set(job.path, recipeHash(job));
      write();
    },
  };
}

function describe(job: PictureJob, made: Encoded): Picture {
  return {
    path: job.path,
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
  job.widths.map((width) => join(publicFolder, `${job.path}-${width}.avif`));

function picturesOf(manifest: PictureManifest | undefined): readonly Picture[] {
  return manifest
    ? [...Object.values(manifest.fabrics).flat(), ...Object.values(manifest.scenes)]
    : [];
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.draft`, `${JSON.stringify(value, null, 1)}\n`);
  renameSync(`${file}.draft`, file);
}
