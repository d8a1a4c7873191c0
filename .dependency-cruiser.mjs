/**
 * Imports point only toward the pure rooms. This is the table of docs/architecture.md as rules;
 * `tests/canary` breaks each one on purpose, so that a checker gone blind fails the check.
 */

/** What each room may import of the others. */
const rooms = {
  domain: [],
  loom: ['domain'],
  light: ['domain', 'loom'],
  swatch: ['domain', 'loom', 'light'],
  contract: ['domain'],
  content: ['domain', 'contract', 'loom'],
  ui: [],
  web: ['domain', 'contract', 'content', 'ui', 'loom', 'light', 'swatch'],
  desk: ['domain', 'contract', 'ui', 'loom', 'content'],
  print: ['domain', 'contract', 'content', 'loom'],
  server: ['domain', 'contract', 'content', 'print', 'imaging'],
  imaging: ['domain', 'loom'],
  studio: ['domain', 'loom', 'light', 'swatch', 'content', 'imaging'],
};

/**
 * The server from its top floor to the ground. Whatever stands in a line may import only what stands
 * in a line further down, so imports run one way and no two folders import each other.
 */
const serverFloors = [
  ['main.ts'],
  ['run.ts'],
  ['app'],
  ['metrics'],
  ['desk'],
  ['mail-templates', 'retention', 'images', 'look', 'printing', 'knitting', 'content-file', 'mcp'],
  [
    'enquiries',
    'mail-in',
    'leads',
    'pages',
    'assistant',
    'backup',
    'publishing',
    'media',
    'going-live',
  ],
  ['outbox', 'catalogue'],
  ['mail'],
  ['http', 'db'],
  ['secret-key.ts'],
  ['log.ts', 'clock.ts', 'env.ts', 'turns.ts', 'error-code.ts'],
  ['database-url.ts'],
];

/** Packages a room may use, where the room is narrow enough to name them. */
const packages = {
  domain: [],
  loom: [],
  light: [],
  swatch: [],
  contract: ['zod'],
  content: ['zod', 'marked'],
  ui: ['react', 'react-dom'],
  imaging: ['sharp'],
};

const tests = '\\.(test|fixture)\\.tsx?$';

/** Matches these folders and files of the server. */
function inServer(names) {
  return `^src/server/(${names.map((name) => name.replace('.', '\\.')).join('|')})(/|$)`;
}

export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, others]) => ({
      name: `${room}-imports-only-its-neighbours`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: tests },
      to: { path: '^(src|build)/', pathNot: `^src/(${[room, ...others].join('|')})/` },
    })),
    ...Object.entries(packages).map(([room, names]) => ({
      name: `${room}-uses-only-its-packages`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
        ...(names.length > 0 && { pathNot: `node_modules/(@types/)?(${names.join('|')})/` }),
      },
    })),
    ...serverFloors.flatMap((names, floor) =>
      names.map((name) => ({
        name: 'server-imports-only-lower-floors',
        severity: 'error',
        from: { path: inServer([name]), pathNot: tests },
        to: {
          path: '^src/server/',
          pathNot: inServer([name, ...serverFloors.slice(floor + 1).flat()]),
        },
      })),
    ),
    {
      name: 'server-folders-stand-on-a-floor',
      severity: 'error',
      from: { path: '^src/server/', pathNot: [inServer(serverFloors.flat()), tests] },
      to: {},
    },
    {
      name: 'light-takes-only-srgb-of-the-loom',
      comment: 'Pages import the light; knitting and raster would come with it.',
      severity: 'error',
      from: { path: '^src/light/', pathNot: tests },
      to: { path: '^src/loom/', pathNot: '^src/loom/maps/srgb\\.ts$' },
    },
    {
      name: 'web-takes-only-the-diagram-of-the-loom',
      comment:
        'A page needs the drawing of a lapping; the engine runs in a worker with a file of its own.',
      severity: 'error',
      from: {
        path: '^src/web/',
        pathNot: [
          tests,
          '^src/web/islands/cloth/loom-worker\\.ts$',
          '^src/web/islands/loom/(instrument-worker|knit-tiles)\\.ts$',
        ],
      },
      to: {
        path: '^src/loom/',
        pathNot: '^src/loom/(diagram|notation)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'desk-takes-only-rules-of-content',
      comment:
        'What the mill says comes from the server. The desk needs the rules by which an article is read.',
      severity: 'error',
      from: { path: '^src/desk/', pathNot: tests },
      to: {
        path: '^src/content/',
        pathNot:
          '^src/content/journal/(prose|prose-node|measure-prose|article-blocks|article-record|figure-ids)\\.ts$',
      },
    },
    {
      name: 'nobody-imports-a-worker',
      comment: 'Each is an entry of its own: who imports it takes the engine into a page.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^src/web/islands/(cloth/loom|swatch-files/swatch|loom/instrument)-worker\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'swatches-are-made-in-their-worker',
      comment: 'The maker brings the whole engine along.',
      severity: 'error',
      from: {
        path: '^src/web/',
        pathNot: [tests, '^src/web/islands/swatch-files/swatch-worker\\.ts$'],
      },
      to: { path: '^src/swatch/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-takes-only-the-notation-of-the-loom',
      comment: 'A record is checked by reading its lapping; the server must not load the engine.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: tests },
      to: { path: '^src/loom/', pathNot: '^src/loom/notation/' },
    },
    {
      name: 'web-gets-content-as-a-value',
      comment:
        'A page shows the content it is given: a draft, the public state or the shipped one.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: tests },
      to: {
        path: '^src/content/',
        pathNot: '^src/content/site-content\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...['server', 'print'].map((room) => ({
      name: `${room}-reads-content-of-the-moment`,
      comment:
        'What the mill says changes while the server runs: rooms ask `readContent()` or are given a SiteContent.',
      severity: 'error',
      // `run.ts` alone says which content that is.
      from: { path: `^src/${room}/`, pathNot: [tests, '^src/server/run\\.ts$'] },
      to: {
        path: '^src/content/',
        pathNot: '^src/content/(records/|(site-content|moved-paths|count-facts)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'islands-do-not-import-each-other',
      comment: 'An island that imports another loads both on one intent.',
      severity: 'error',
      from: {
        path: '^src/web/islands/([^/.]+)',
        pathNot: '^src/web/islands/engine/',
      },
      to: { path: '^src/web/islands/', pathNot: '^src/web/islands/(engine/|$1[/.])' },
    },
    {
      name: 'database-drivers-only-in-server-db',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/db/' },
      to: { path: 'node_modules/(@types/)?pg/|^(node:)?sqlite$' },
    },
    {
      name: 'mail-transport-only-in-server-mail',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/mail/' },
      to: { path: 'node_modules/(@types/)?nodemailer/' },
    },
    {
      name: 'mails-are-read-only-in-server-mail-in',
      comment: 'What strangers send is parsed apart, by a process that holds no key.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/mail-in/', tests] },
      to: { path: 'node_modules/(imapflow|postal-mime|mailauth|html-to-text)/' },
    },
    {
      name: 'source-does-not-import-tooling',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^(tests|bench|scripts|deploy)/' },
    },
    {
      name: 'source-does-not-import-a-test',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'shipped-code-uses-no-dev-package',
      comment: 'The server runs unbundled from its sources, with production packages only.',
      severity: 'error',
      from: { path: '^src/(server|imaging)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|woff2)(\\?|$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
