/** Cookies of the desk are limited to it. */
export const deskRoot = '/desk';

/**
 * Every address of the desk but those of its API (endpoints.ts), and the pages a buyer is sent.
 * Screens, mails and tests build their links here. `:id` stands for one segment of the path.
 */
export const screenPaths = {
  inbox: '/desk',
  enquiry: '/desk/enquiries/:id',
  newQuote: '/desk/enquiries/:id/quote',
  /** Mails without a place. */
  mails: '/desk/mails',
  calls: '/desk/calls',
  samples: '/desk/samples',
  sampleLabel: '/desk/samples/:id',
  quotes: '/desk/quotes',
  fabrics: '/desk/fabrics',
  fabricImport: '/desk/fabrics/import',
  /** `:id` is the key of the record: `f014`. */
  fabric: '/desk/fabrics/:id',
  mill: '/desk/mill',
  journal: '/desk/journal',
  article: '/desk/journal/:id',
  /** Everything that was published. */
  history: '/desk/history',
  recordHistory: '/desk/history/:kind/:id',
  firstHour: '/desk/first-hour',
  numbers: '/desk/numbers',
  records: '/desk/records',
  settings: '/desk/settings',
  me: '/desk/me',
  join: '/desk/join',
  /** On a telephone, with a code in the fragment: photographs of one fabric. */
  camera: '/desk/camera',
} as const;
export type ScreenName = keyof typeof screenPaths;

export const quotePagePaths = {
  page: '/q/:token',
  pdf: '/q/:token/quote.pdf',
  /** Where the page says that a person looks at it. */
  seen: '/q/:token/seen',
  script: '/q/seen.js',
  /** All of them, for what is done before any. */
  all: '/q/*',
} as const;

export const roomPaths = {
  page: '/room/:token',
  /** The paper of one of its quotes; `:file` is `TQ-2611-0042.pdf`. */
  paper: '/room/:token/papers/:file',
  photo: '/room/:token/photos/:id',
  script: '/room/room.js',
  /** All of them, for what is done before any. */
  all: '/room/*',
} as const;

export const deskApi = '/desk/api';
/** `/desk/preview/quote` shows `/quote` with all drafts; under the desk, where its cookie is sent. */
export const previewPath = '/desk/preview';
/** Stands apart from the table, because the metrics count this one endpoint by itself. */
export const changesPath = '/changes';

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What has to be filled into a path; no keys for a path without parameters. */
export type PathParams<Path extends string> = Readonly<Record<ParamName<Path>, string>>;

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** `screenPath('enquiry', { id })`, `screenPath('inbox', {}, { view: 'all' })` */
export function screenPath<Name extends ScreenName>(
  name: Name,
  ...[params, query]: [ParamName<(typeof screenPaths)[Name]>] extends [never]
    ? [params?: Readonly<Record<string, never>>, query?: QueryValues]
    : [params: PathParams<(typeof screenPaths)[Name]>, query?: QueryValues]
): string {
  return fillPath(screenPaths[name], params) + searchPart(query);
}

/** The token stands in the fragment, so that it reaches no server, no log and no referrer. */
export function joinPath(token: string): string {
  return `${screenPaths.join}#${token}`;
}

export function quotePagePath(token: string): string {
  return fillPath(quotePagePaths.page, { token });
}

export function roomPath(token: string): string {
  return fillPath(roomPaths.page, { token });
}

/** The screen at this path with its parameters; undefined where the desk has none. */
export function findScreen(
  path: string,
): { readonly name: ScreenName; readonly params: Readonly<Record<string, string>> } | undefined {
  const given = path.split('/');
  while (given.at(-1) === '') given.pop();
  for (const name of Object.keys(screenPaths) as ScreenName[]) {
    const pattern = screenPaths[name].split('/');
    const fits = pattern.every((part, i) =>
      part.startsWith(':') ? Boolean(given[i]) : part === given[i],
    );
    if (!fits || pattern.length !== given.length) continue;
    const pairs = pattern.flatMap((part, i) =>
      part.startsWith(':') ? [[part.slice(1), decodeSegment(given[i]!)]] : [],
    );
    return { name, params: Object.fromEntries(pairs) };
  }
  return undefined;
}

export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Absent, empty and false values are left out, so that an address stays short. */
export function searchPart(query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '' || value === false) continue;
    search.set(name, value === true ? '1' : String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
