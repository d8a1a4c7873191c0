import { articleAddresses } from '../../../domain/publishing/article-addresses.ts';
import type { ContentRecords } from '../../../content/records/assemble-records.ts';
import {
  contentKinds,
  isKindName,
  type KindName,
  kindNames,
} from '../../../content/records/content-kinds.ts';
import { type FabricBook, makeFabricBook } from '../../../content/records/fabric-book.ts';
import type { ContentKind } from '../../../content/records/kind.ts';
import { pictureFaults } from '../../../content/records/picture-faults.ts';
import { onlyKey } from '../../../content/records/kind.ts';
import { countFacts } from '../../../content/count-facts.ts';
import { fillTokens, UnknownToken } from '../../../domain/text/fill-tokens.ts';
import { isSame, type RecordBody } from '../../../domain/publishing/merge-changes.ts';
import type { BodyFault } from '../../../domain/publishing/plain-body.ts';
import { searchResultShows } from '../../../domain/publishing/search-result.ts';
import type { ReadBody } from '../apply-revisions.ts';
import { faultSentence } from '../explain-issues.ts';
import { pauseOften } from '../pause-often.ts';
import type { RecordFault } from '../../../contract/desk/publishing-answers.ts';
import { mayGrow } from '../shipped.ts';
import { deadLinks, linksIn } from './find-dead-links.ts';
import { textLeaves } from './text-leaves.ts';

/** One record as it would be public; `read` is empty where it is taken out. */
export interface Change {
  readonly kind: string;
  readonly key: string;
  readonly read: ReadBody | null;
}

export interface Findings {
  /** Each refuses the publication. */
  readonly faults: readonly RecordFault[];
  /** What a person should know, and may decide against. */
  readonly advice: readonly RecordFault[];
}

/**
 * Whether these changes can be public over what is public now. Every fault names the record and the
 * field, in a sentence for the person who publishes.
 */
export async function checkRecords(
  records: ContentRecords,
  changes: readonly Change[],
): Promise<Findings> {
  const faults: RecordFault[] = [];
  const advice: RecordFault[] = [];
  const after = withChanges(records, changes, faults);
  const isDead = deadLinks(after);
  const pause = pauseOften();
  const cloth = makeFabricBook(after);
  const facts = factsOf(after, cloth);
  for (const { kind, key, body } of recordsToRead(after, changes)) {
    const name = { kind, key };
    const found = [
      ...checkTokens(body, facts),
      ...checkLinks(body, isDead),
      ...checkPictures(body),
      ...(kind === 'fabric' ? checkFabric(key, after) : []),
      ...(kind === 'article' ? checkArticle(key, after) : []),
      ...checkKey(name, body),
    ];
    faults.push(...found.map((fault) => ({ ...name, ...fault })));
    const advised = [...adviseTitle(kind, body, facts), ...adviseVersion(kind, key, body, records)];
    advice.push(...advised.map((one) => ({ ...name, ...one })));
    await pause();
  }
  // Where a record was named above with its field, the general words add nothing.
  if (faults.length === 0) {
    const [{ kind, key } = { kind: '', key: '' }] = changes;
    const general = [...cloth.faults, ...pictureFaults(after)];
    faults.push(...general.map((message) => ({ kind, key, field: '', message })));
  }
  return { faults: faults.slice(0, mostFaults), advice };
}

/** More of them help nobody. */
const mostFaults = 100;

/** The records as they would be public; what cannot be read is named instead. */
function withChanges(
  records: ContentRecords,
  changes: readonly Change[],
  faults: RecordFault[],
): ContentRecords {
  const after: Record<string, Record<string, unknown>> = { ...records };
  for (const { kind, key, read } of changes) {
    const name = { kind, key };
    if (read && !read.ok) faults.push(...read.faults.map((fault) => ({ ...name, ...fault })));
    else if (isKindName(kind)) {
      const { [key]: _before, ...others } = after[kind]!;
      if (!read && !mayGrow(kind)) {
        const message = 'This record cannot be taken out, because a page needs it.';
        faults.push({ ...name, field: '', message });
      } else after[kind] = read ? { ...others, [key]: read.body } : others;
    }
  }
  return after as ContentRecords;
}

interface Named {
  readonly kind: KindName;
  readonly key: string;
  readonly body: RecordBody;
}

/** Facts are named by other records, and what is gone may be linked to: then all are checked. */
const factKinds: ReadonlySet<string> = new Set(['mill', 'claim', 'terms']);

function concernsOthers({ kind, read }: Change): boolean {
  return factKinds.has(kind) || !read || (read.ok && 'withdrawn' in read.body);
}

function* recordsToRead(records: ContentRecords, changes: readonly Change[]): Generator<Named> {
  const changed = new Set(changes.map(({ kind, key }) => `${kind} ${key}`));
  const all = changes.some(concernsOthers);
  for (const kind of kindNames) {
    for (const [key, body] of Object.entries(records[kind])) {
      if (all || changed.has(`${kind} ${key}`)) {
        yield { kind, key, body: body as unknown as RecordBody };
      }
    }
  }
}

function factsOf(records: ContentRecords, { fabrics }: Pick<FabricBook, 'fabrics'>) {
  return {
    count: countFacts({
      fabrics,
      articles: Object.values(records.article).filter(({ withdrawn }) => !withdrawn),
      faq: { questions: Object.values(records.question) },
      reviews: { all: Object.values(records.review) },
    }),
    mill: records.mill[onlyKey],
    claims: { ...contentKinds.claim.shipped, ...records.claim },
    terms: records.terms[onlyKey],
  };
}

function* checkTokens(body: RecordBody, facts: object): Generator<BodyFault> {
  for (const [path, text] of textLeaves(body)) {
    if (!text.includes('{')) continue;
    try {
      fillTokens(text, facts);
    } catch (error) {
      if (!(error instanceof UnknownToken)) throw error;
      const words = error.message.charAt(0).toLowerCase() + error.message.slice(1);
      yield { field: path.join('.'), message: faultSentence(path, words) };
    }
  }
}

function* checkLinks(body: RecordBody, isDead: (link: string) => boolean): Generator<BodyFault> {
  for (const { path, address } of linksIn(body)) {
    if (address.includes('{') || !isDead(address)) continue;
    const words = `there is no page at ${address.slice(0, 120)}`;
    yield { field: path.join('.'), message: faultSentence(path, words) };
  }
}

/** Somebody who cannot see a picture is told what is in it. */
function* checkPictures(body: RecordBody): Generator<BodyFault> {
  for (const [path, text] of textLeaves(body)) {
    if (path.at(-1) !== 'alt' || text.trim() !== '') continue;
    const words = 'please describe the picture, for people who cannot see it';
    yield { field: path.join('.'), message: faultSentence(path, words) };
  }
}

/** A number and an address belong to one fabric; what is withdrawn has given its number back. */
function* checkFabric(key: string, { fabric }: ContentRecords): Generator<BodyFault> {
  const own = fabric[key];
  if (!own || own.withdrawn) return;
  for (const [other, { number, slug, title, withdrawn }] of Object.entries(fabric)) {
    if (other === key || withdrawn) continue;
    if (number === own.number) {
      yield { field: 'number', message: `Number: ${title} has the number ${number} already.` };
    }
    if (slug === own.slug) {
      yield { field: 'slug', message: `Slug: ${title} has the address ${slug} already.` };
    }
  }
}

/** An address belongs to one article; what is withdrawn has given it back. */
function* checkArticle(key: string, { article }: ContentRecords): Generator<BodyFault> {
  const own = article[key];
  if (!own || own.withdrawn) return;
  const { slug } = articleAddresses(key, own);
  for (const [other, record] of Object.entries(article)) {
    if (other === key || record.withdrawn || articleAddresses(other, record).slug !== slug)
      continue;
    const message = `Address: “${record.title}” has the address ${slug} already.`;
    yield { field: 'slug', message };
  }
}

function* checkKey(name: { kind: KindName; key: string }, body: RecordBody): Generator<BodyFault> {
  const { keyOf }: ContentKind<never> = contentKinds[name.kind] as never;
  const own = keyOf?.(body as never);
  if (own === undefined || own === name.key) return;
  const message = `Id: this record is called ${name.key}, and its id makes ${own} of it.`;
  yield { field: 'id', message };
}

function* adviseTitle(kind: KindName, body: RecordBody, facts: object): Generator<BodyFault> {
  if (kind !== 'pageTitle' && kind !== 'categoryTitle') return;
  for (const field of ['title', 'description'] as const) {
    let text: string;
    try {
      text = fillTokens(String(body[field]), facts);
    } catch {
      continue;
    }
    const shown = searchResultShows[field];
    if (text.length <= shown) continue;
    const words = `has ${text.length} characters, of which search engines show ${shown}`;
    yield { field, message: faultSentence([field], words) };
  }
}

/** Consents name the version: a text that changed under the same one is told apart by a sum alone. */
function* adviseVersion(
  kind: KindName,
  key: string,
  body: RecordBody,
  before: ContentRecords,
): Generator<BodyFault> {
  if (kind !== 'privacy') return;
  const former = before.privacy[key] as unknown as RecordBody | undefined;
  if (!former || former['version'] !== body['version']) return;
  if (isSame([former['page'], former['sections']], [body['page'], body['sections']])) return;
  const message = `The text of the policy changed and it is still called version ${String(body['version'])}. Consents before and after are told apart by a sum of the text; a new version says it better.`;
  yield { field: 'version', message };
}
