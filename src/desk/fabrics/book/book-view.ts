import type {
  FabricBookAnswer,
  FabricLine,
  FabricState,
} from '../../../contract/desk/fabric-answers.ts';

/** The drawers over the list, each with its word. */
export const drawers = {
  all: 'All',
  public: 'Public',
  changed: 'Changed, not published',
  draft: 'Draft',
  hidden: 'Hidden',
} as const satisfies Readonly<Record<'all' | FabricState, string>>;
export type Drawer = keyof typeof drawers;

type Collection = FabricBookAnswer['collections'][number];

/** What the address says of the list. */
export interface BookQuery {
  readonly drawer: Drawer;
  readonly collection: string | undefined;
  readonly search: string;
  /** Collections of which all rows are shown. */
  readonly open: ReadonlySet<string>;
}

export function readBookQuery(search: URLSearchParams): BookQuery {
  const drawer = search.get('drawer') ?? '';
  return {
    drawer: Object.hasOwn(drawers, drawer) ? (drawer as Drawer) : 'all',
    collection: search.get('collection') ?? undefined,
    search: (search.get('search') ?? '').slice(0, 100).trim(),
    open: new Set((search.get('open') ?? '').split(' ').filter(Boolean)),
  };
}

export interface BookSection {
  readonly collection: Collection | undefined;
  /** In the book, whatever is searched for. */
  readonly all: number;
  readonly rows: readonly FabricLine[];
  /** Some of them, until a person asks for all. */
  readonly shown: readonly FabricLine[];
  /** `1 draft, 2 changed` */
  readonly notes: string;
}

export interface BookView {
  readonly counts: Readonly<Record<Drawer, number>>;
  /** By the id of the collection, in the drawer that is open. */
  readonly dyes: ReadonlyMap<string, number>;
  readonly sections: readonly BookSection[];
  readonly found: number;
}

/** Rows of a collection that are shown before a person asks for all. */
export const firstRows = 6;

/** The list as the address wants it. `matches` says which fabrics a search has found. */
export function viewBook(
  { fabrics, collections }: Pick<FabricBookAnswer, 'fabrics' | 'collections'>,
  query: BookQuery,
  matches: (line: FabricLine) => boolean = () => true,
): BookView {
  const inDrawer = (line: FabricLine, drawer = query.drawer) =>
    drawer === 'all' || line.state === drawer;
  const inCollection = ({ collection }: FabricLine) =>
    query.collection === undefined || query.collection === (collection ?? none);
  const found = fabrics.filter(matches);
  const here = found.filter((line) => inDrawer(line) && inCollection(line));
  const narrowed = query.drawer !== 'all' || query.collection !== undefined || query.search !== '';
  const groups: (Collection | undefined)[] = [...collections, undefined];
  const sections = groups.flatMap((collection): BookSection[] => {
    const id = collection?.id ?? none;
    const own = ({ collection: of }: FabricLine) => (of ?? none) === id;
    const rows = here.filter(own);
    if (rows.length === 0) return [];
    const whole = narrowed || query.open.has(id) || rows.length <= firstRows + 1;
    return [
      {
        collection,
        all: fabrics.filter(own).length,
        rows,
        shown: whole ? rows : chooseFirst(rows),
        notes: noteStates(rows),
      },
    ];
  });
  return {
    counts: Object.fromEntries(
      (Object.keys(drawers) as Drawer[]).map((drawer) => [
        drawer,
        found.filter((line) => inDrawer(line, drawer) && inCollection(line)).length,
      ]),
    ) as Record<Drawer, number>,
    dyes: new Map(
      groups.map((collection) => {
        const id = collection?.id ?? none;
        const count = found.filter((line) => inDrawer(line) && (line.collection ?? none) === id);
        return [id, count.length];
      }),
    ),
    sections,
    found: here.length,
  };
}

/** The drawer of fabrics that no collection shows yet. */
export const none = 'none';

/** Those that somebody works on, then the first of the book; in the order of the book. */
function chooseFirst(rows: readonly FabricLine[]): FabricLine[] {
  const busy = rows.filter(({ state }) => state === 'changed' || state === 'draft');
  const chosen = new Set([...busy, ...rows].slice(0, firstRows));
  return rows.filter((line) => chosen.has(line));
}

function noteStates(rows: readonly FabricLine[]): string {
  const count = (state: FabricState) => rows.filter((line) => line.state === state).length;
  const notes: [number, string][] = [
    [count('draft'), 'draft'],
    [count('changed'), 'changed'],
    [count('hidden'), 'hidden'],
  ];
  return notes.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(', ');
}

/** `3 changes`, `Draft`: how a fabric stands, in a word. */
export function stateWords({ state, changes, next }: FabricLine): string {
  if (state !== 'changed') return drawers[state];
  if (next === 'hides') return 'To be hidden';
  if (next === 'shows') return 'Comes back';
  if (next === 'picture') return 'New picture';
  return changes === 1 ? '1 change' : `${changes} changes`;
}
