import { createHash } from 'node:crypto';
import { fabricKey } from '../../content/records/fabric-clashes.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { href } from '../../contract/routes.ts';
import { fabricName } from '../../domain/fabric/fabric.ts';
import { escapeXml } from '../../domain/text/escape-xml.ts';
import { matches } from '../pages/send-cached.ts';
import { type FabricChange, listFabricChanges } from '../publishing/records/fabric-changes.ts';
import type { Call, CallParts } from './call-function.ts';

type Parts = Pick<CallParts, 'store' | 'readContent' | 'siteUrl' | 'clock'>;

/** `/catalogue-changes.xml`: what publications changed in the catalogue, as an Atom feed. */
export function createAnswerChanges(parts: Parts): (call: Call) => Promise<Response> {
  const { store, readContent, siteUrl, clock } = parts;
  let kept: { readonly until: number; readonly feed: Feed } | undefined;
  return async (call) => {
    // A feed is fetched by many at once, and a publication is read with the next look.
    if (!kept || clock.now() >= kept.until) {
      const changes = await listFabricChanges(store.db);
      kept = { until: clock.now() + keptMs, feed: writeFeed(readContent(), siteUrl, changes) };
    }
    const { body, etag, modified } = kept.feed;
    const headers = {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: etag,
      ...(modified !== undefined && { 'Last-Modified': new Date(modified).toUTCString() }),
    };
    const known = call.req.header('if-none-match');
    return known !== undefined && matches(known, etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { status: 200, headers });
  };
}

const keptMs = 2000;

interface Feed {
  readonly body: string;
  readonly etag: string;
  /** Of the newest change; nothing was ever published without it. */
  readonly modified: number | undefined;
}

function writeFeed(content: SiteContent, siteUrl: string, changes: readonly FabricChange[]): Feed {
  const { mill } = content;
  const self = siteUrl + bookPaths.changes;
  const modified = changes[0]?.at;
  const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(mill.language)}">
<title>${escapeXml(`${mill.name}: changes of the catalogue`)}</title>
<id>${escapeXml(self)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="application/json" href="${escapeXml(siteUrl + bookPaths.json)}"/>
<updated>${new Date(modified ?? 0).toISOString()}</updated>
<author><name>${escapeXml(mill.name)}</name></author>
${changes.map((change) => entry(content, siteUrl, change)).join('\n')}
</feed>
`;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return { body, etag, modified };
}

function entry(content: SiteContent, siteUrl: string, change: FabricChange): string {
  const { publication, key, at, isNew } = change;
  const fabric = content.fabrics.find(({ id }) => fabricKey(id) === key);
  const gone = content.withdrawnFabrics.find(({ id }) => fabricKey(id) === key);
  const about = fabric ?? gone;
  const name = about ? fabricName(about) : key;
  const said = gone ? 'is no longer knitted' : isNew ? 'is new in the book' : 'was changed';
  const url = siteUrl + (about ? href.fabric(about.slug) : bookPaths.json);
  return `<entry>
<title>${escapeXml(`${name} ${said}`)}</title>
<id>${escapeXml(`${siteUrl}${bookPaths.changes}#${publication}-${key}`)}</id>
<link rel="alternate" href="${escapeXml(url)}"/>
<updated>${new Date(at).toISOString()}</updated>
</entry>`;
}
