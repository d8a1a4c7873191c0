import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { onTestFinished } from 'vitest';
import {
  type ContentRecords,
  assembleRecords,
} from '../../../src/content/records/assemble-records.ts';
import type { SiteContent } from '../../../src/content/site-content.ts';
import type { SiteManifest, SiteRenderer } from '../../../src/contract/render.ts';
import { createPrinter } from '../../../src/server/printing/printer.ts';
import type { PublicState } from '../../../src/server/printing/public-state.ts';

const buildDir = join(import.meta.dirname, '../../../build');

/** The real build, printed by a real process, page by page as a server would hold it. */
export interface PrintedSite {
  readonly manifest: SiteManifest;
  /** What each address answers. */
  readonly bodies: Map<string, string>;
  /** Prints a state over what is held; returns the addresses that changed. */
  print(state: PublicState, now: Date): Promise<string[]>;
  /** Every page of these records, made here from nothing. */
  renderAll(records: ContentRecords, now: Date): Map<string, string>;
}

export async function openPrintedSite(): Promise<PrintedSite> {
  const list = await readFile(join(buildDir, 'site.json'), 'utf8');
  const manifest = JSON.parse(list) as SiteManifest;
  const { siteUrl } = manifest;
  const rendererFile = join(buildDir, manifest.renderer);
  const printer = createPrinter({ rendererFile, siteUrl, patienceMs: 120_000 });
  onTestFinished(() => printer.stop());
  const web = (await import(pathToFileURL(rendererFile).href)) as SiteRenderer<SiteContent>;
  const bodies = new Map<string, string>();
  const versions = new Map<string, string>();
  return {
    manifest,
    bodies,
    async print(state, now) {
      const files: {
        readonly path: string;
        readonly version: string;
        readonly gzip: Uint8Array;
      }[] = [];
      const task = { now: now.getTime(), shown: [...versions] };
      const printed = await printer.print(state, task, (file) => files.push(file));
      if (!printed.ok) throw new Error(printed.faults.join('\n'));
      for (const { path, version, gzip } of files) {
        versions.set(path, version);
        bodies.set(path, (await promisify(gunzip)(gzip)).toString());
      }
      for (const path of printed.value.gone) {
        versions.delete(path);
        bodies.delete(path);
      }
      return files.map(({ path }) => path);
    },
    renderAll(records, now) {
      // Copied, so that nothing remembered for the former objects can be used.
      const assembled = assembleRecords(structuredClone(records));
      if (!assembled.ok) throw new Error(assembled.faults.join('\n'));
      const { content } = assembled;
      const query = new URLSearchParams();
      const paths = [...web.staticPaths(content), '/404'];
      const pages = paths.map((path): [string, string] => [
        path,
        web.render({ path, query, siteUrl, now }, content).html,
      ]);
      const files = web
        .siteFiles(content, siteUrl)
        .map(({ path, body }): [string, string] => [path, body]);
      return new Map([...pages, ...files]);
    },
  };
}

export function readBuilt({ file }: { readonly file: string }): Promise<string> {
  return readFile(join(buildDir, file), 'utf8');
}
