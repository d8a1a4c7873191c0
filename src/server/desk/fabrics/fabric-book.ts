import type {
  FabricBookAnswer,
  FabricLine,
  FabricState,
} from '../../../contract/desk/fabric-answers.ts';
import { inOrder } from '../../../content/records/kind.ts';
import {
  hangGallery,
  type NamedPictures,
  ownPicturePath,
} from '../../../domain/picture/own-picture.ts';
import { type Picture, renderedGallery } from '../../../domain/picture/picture.ts';
import { changedFields } from '../../../domain/publishing/merge-changes.ts';
import { nameRecord, type RevisionLine } from '../../publishing/heads.ts';
import type { FabricStanding, FabricStandings } from '../../publishing/records/fabric-states.ts';
import { shippedPictures } from '../cloth/shipped-pictures.ts';
import { barsOf, describeFabric, group, texts } from './describe-fabric.ts';

/** Every fabric in one answer; shades and lappings, which repeat, are listed once. */
export function describeBook(
  book: FabricStandings,
  quotes: ReadonlyMap<string, number>,
): FabricBookAnswer {
  const { records } = book;
  const collections = inOrder(records.category).map(([key, { id, tab, hidden }]) => {
    const draft = openDraft(book.heads, { kind: 'category', key });
    return {
      id,
      label: tab.label,
      dye: tab.dye,
      ...(hidden && { hidden }),
      ...(draft && { draft: draft.id }),
    };
  });
  const shades = inOrder(records.shade);
  const places = new Map(shades.map(([key], place) => [key, place]));
  const lappings = new Places<NonNullable<ReturnType<typeof barsOf>>>();
  const fabrics = [...book.fabrics.values()].map((standing): FabricLine => {
    const { key, body, newest } = standing;
    const bars = barsOf(body);
    const drafts = draftsOf(book, standing);
    return {
      key,
      ...describeFabric(body),
      shades: texts(body['shades'])
        .flatMap((shade) => places.get(shade) ?? [])
        .toSorted((a, b) => (body['shadesInOrder'] ? 0 : a - b)),
      lapping: bars ? lappings.of(bars) : null,
      picture: pictureOf(book, standing),
      ...stateOf(standing, drafts),
      ...(newest && { author: newest.author, at: newest.createdAt }),
      drafts: drafts.map(({ kind, key: of, id }) => ({ kind, key: of, revision: id })),
      quotes: quotes.get(key) ?? 0,
    };
  });
  const order = new Map(collections.map(({ id }, place) => [id, place]));
  const placeOf = ({ collection }: FabricLine) =>
    order.get(collection ?? '') ?? Number.MAX_SAFE_INTEGER;
  return {
    fabrics: fabrics.toSorted(
      (a, b) =>
        placeOf(a) - placeOf(b) || byNumber.compare(a.number, b.number) || (a.key < b.key ? -1 : 1),
    ),
    shades: shades.map(([, { name, hex }]) => ({ name, hex })),
    lappings: lappings.all,
    collections,
  };
}

const byNumber = new Intl.Collator('en', { numeric: true });

export function stateOf(
  { body, published, draft }: FabricStanding,
  drafts: readonly RevisionLine[],
): Pick<FabricLine, 'state' | 'changes' | 'next'> {
  if (!published) return { state: 'draft', changes: 0 };
  const [was, is] = [published['withdrawn'] === true, body['withdrawn'] === true || takes(draft)];
  const changes = draft && !is ? changedFields(published, body).length : 0;
  const changed = (next?: FabricLine['next']) => ({
    state: 'changed' as FabricState,
    changes,
    ...(next && { next }),
  });
  if (was) return is || !draft ? { state: 'hidden', changes: 0 } : changed('shows');
  if (is) return changed('hides');
  if (changes > 0) return changed();
  return drafts.some(({ kind }) => kind === 'knitted')
    ? changed('picture')
    : { state: 'public', changes: 0 };
}

const takes = (draft: RevisionLine | undefined) => draft?.takesOut === true;

/** What has to become public with a fabric: its draft, its pictures, and what it names. */
function draftsOf({ heads }: FabricStandings, { key, body, draft }: FabricStanding) {
  const names = [
    { kind: 'knitted', key },
    ...texts(body['photographs']).map((of) => ({ kind: 'picture', key: of })),
    ...Object.values(group(body['replacedScenes'])).map((of) => ({
      kind: 'picture',
      key: String(of),
    })),
    ...texts(body['shades']).map((of) => ({ kind: 'shade', key: of })),
    ...Object.values(group(body['yarns'])).map((of) => ({
      kind: 'yarn',
      key: String(group(of)['yarn']),
    })),
    ...(typeof body['category'] === 'string' ? [{ kind: 'category', key: body['category'] }] : []),
    { kind: 'care', key: String(body['care']) },
    { kind: 'construction', key: String(group(body['construction'])['name']) },
  ];
  const open = names.flatMap((name) => {
    const line = openDraft(heads, name);
    return line ? [line] : [];
  });
  return [...(draft ? [draft] : []), ...new Set(open)];
}

/** What was saved last, unless it is what is public. */
function openDraft(
  { drafts, publics }: FabricStandings['heads'],
  record: { readonly kind: string; readonly key: string },
): RevisionLine | undefined {
  const name = nameRecord(record);
  const line = drafts.get(name);
  return line && publics.get(name)?.id !== line.id ? line : undefined;
}

/** The first picture that its page would show. */
function pictureOf({ records }: FabricStandings, { key, body }: FabricStanding): string | null {
  const own = records.knitted[key]?.gallery;
  const knitted: readonly Picture[] =
    own?.map((one) => ({ ...one, path: ownPicturePath(one.picture) })) ??
    renderedGallery(shippedPictures(), {
      id: Number(body['id']),
      slug: String(body['slug'] ?? ''),
      formerSlugs: texts(body['formerSlugs']),
    });
  const named: NamedPictures = {
    ...(body['photographs'] !== undefined && { photographs: texts(body['photographs']) }),
    ...(body['hiddenPictures'] !== undefined && { hiddenPictures: texts(body['hiddenPictures']) }),
    ...(body['pictureOrder'] !== undefined && { pictureOrder: texts(body['pictureOrder']) }),
    ...(body['replacedScenes'] !== undefined && {
      replacedScenes: group(body['replacedScenes']) as Readonly<Record<string, string>>,
    }),
  };
  return hangGallery(knitted, named, { own: records.picture, scenes: {} })[0]?.path ?? null;
}

/** Things that repeat, each once, in the order in which they were first met. */
class Places<Thing> {
  readonly all: Thing[] = [];
  readonly #places = new Map<string, number>();

  of(thing: Thing): number {
    const words = JSON.stringify(thing);
    const known = this.#places.get(words);
    if (known !== undefined) return known;
    this.#places.set(words, this.all.length);
    return this.all.push(thing) - 1;
  }
}
