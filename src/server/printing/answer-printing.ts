import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { assembleRecords, shippedRecords } from '../../content/records/assemble-records.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { SiteRenderer } from '../../contract/render.ts';
import { compress } from '../pages/compress.ts';
import { notFoundPath } from '../pages/page-store.ts';
import type { PrintingAnswer, PrintingRequest } from './messages.ts';
import { type NameVersion, rememberVersions } from './name-version.ts';
import { advanceState, type Advanced, type PublicState, shippedState } from './public-state.ts';

type Print = Extract<PrintingRequest, { kind: 'print' }>;
type Preview = Extract<PrintingRequest, { kind: 'preview' }>;
type Web = SiteRenderer<SiteContent>;

/** Runs in a process of its own, started with the file of the renderer and the site's address. */
export async function answerPrinting(): Promise<void> {
  const [rendererFile = '', siteUrl = ''] = process.argv.slice(2);
  const web = (await import(pathToFileURL(rendererFile).href)) as Web;
  const shipped = assembleRecords(shippedRecords);
  if (!shipped.ok) throw new Error(shipped.faults.join('\n'));
  let state = shippedState(shipped.content);
  const nameVersion = rememberVersions();

  process.on('message', (request: PrintingRequest) => {
    const advanced = learn(request);
    answer(request, advanced).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      send({ kind: 'failed', job: request.job, cause: 'content', faults: [reason] });
    });
  });
  // The server is gone, so nobody waits for anything.
  process.on('disconnect', () => process.exit(0));

  function learn({ number, revisions, now }: PrintingRequest): Advanced {
    if (revisions.length === 0 && now < state.endsAt) return { ok: true, state };
    const advanced = advanceState(state, { number, revisions }, now);
    if (advanced.ok) ({ state } = advanced);
    return advanced;
  }

  async function answer(request: PrintingRequest, advanced: Advanced): Promise<void> {
    const { job } = request;
    if (!advanced.ok) send({ kind: 'failed', job, cause: 'content', faults: advanced.faults });
    else if (request.kind === 'print') {
      await printAll({ web, siteUrl, nameVersion }, request, advanced.state);
    } else preview(web, siteUrl, request, advanced.state);
  }
}

/** Everything is printed and compared: so no page can be forgotten. */
async function printAll(
  { web, siteUrl, nameVersion }: { web: Web; siteUrl: string; nameVersion: NameVersion },
  request: Print,
  state: PublicState,
) {
  const { job } = request;
  const { content } = state;
  const shown = new Map(request.shown);
  const now = new Date(request.now);
  const paths = [...new Set([...web.staticPaths(content), notFoundPath])];
  let count = 0;
  for (const path of paths) {
    const { status, html } = web.render(
      { path, query: new URLSearchParams(), siteUrl, now },
      content,
    );
    compare({ path, status, type: 'text/html; charset=utf-8', body: html });
    // Lets what was sent leave, and another request in.
    await nextTurn();
  }
  for (const file of web.siteFiles(content, siteUrl)) compare({ ...file, status: 200 });
  send({ kind: 'printed', job, count, gone: [...shown.keys()] });

  function compare(file: { path: string; status: number; type: string; body: string }): void {
    const { path, status, type } = file;
    const version = nameVersion(path, file.body);
    const before = shown.get(path);
    count += 1;
    shown.delete(path);
    if (before === version) return;
    send({ kind: 'file', job, path, status, type, version, ...compress(Buffer.from(file.body)) });
  }
}

/** The page as it will be: the same function, with the drafts over what is public. */
function preview(web: Web, siteUrl: string, request: Preview, state: PublicState): void {
  const { job, path, drafts } = request;
  const drafted = advanceState(state, { number: state.number, revisions: drafts }, request.now);
  if (!drafted.ok) return send({ kind: 'failed', job, cause: 'content', faults: drafted.faults });
  const query = new URLSearchParams(request.query);
  const now = new Date(request.now);
  const page = web.render({ path, query, siteUrl, now }, drafted.state.content);
  send({ kind: 'preview', job, ...page });
}

function send(answer: PrintingAnswer): void {
  // A server that is gone is noticed by `disconnect`.
  process.send?.(answer, undefined, {}, () => {});
}
