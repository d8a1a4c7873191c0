import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { within } from './tests/support/patience.ts';
import shared from './vite.config.ts';

/** The longest of each project: started last, one of them would leave the other core idle. */
const longest =
  /\/(accessibility|assistant-provider|desk-journey\.store|http-functions|outbox\.store|catalogue|keyboard|weights\.slow)\.test\.ts$/;

/** Tests of the server on a port of its own, which need no build and no PostgreSQL: fast enough for the loop. */
const light = [
  'tests/integration/assistant/assistant-http.test.ts',
  'tests/integration/enquiries/{hosted-client,http-functions}.test.ts',
  'tests/integration/http/http-{hosts,images,pages,shutdown}.test.ts',
];

/** Bursts, races and searches through everything on SQLite: part of the check, not of the loop. */
const heavy = [
  'tests/integration/assistant/assistant-billing.store.test.ts',
  'tests/integration/desk/desk-{guesses,races}.store.test.ts',
  'tests/integration/enquiries/erase-everything.store.test.ts',
  'tests/integration/media/uploads.store.test.ts',
];

// vitest leaves one core free, which on two cores halves the speed.
const cores = availableParallelism();

/** Databases of tests lie in memory where it has room: else a third of their time is the disk. */
const env = hasRoom('/dev/shm') ? { TMPDIR: '/dev/shm' } : {};

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 2 * 1024 ** 3;
  } catch {
    return false;
  }
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (a, b) => Number(longest.test(b.moduleId)) - Number(longest.test(a.moduleId)),
    );
  }
}

export default defineConfig({
  // Pages and articles are tested as they are built.
  plugins: shared.plugins ?? [],
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          env,
          setupFiles: ['tests/support/built-names.ts', 'tests/support/desk/cheap-passwords.ts'],
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            // Tests of the server's logic that need nothing but a store.
            'tests/integration/**/*.store.test.ts',
            ...light,
          ],
          provide: { storeTestEngine: 'sqlite' },
          exclude: ['**/*.slow.test.ts', ...heavy],
          // Modules are read once for all files: half the time goes into reading them. A test that
          // replaces a global or a clock puts it back.
          isolate: false,
          // Some wait for a server or a mail; others use the core meanwhile.
          maxWorkers: cores + 1,
          expect: { poll: { timeout: within(1_000) } },
          testTimeout: within(15_000),
          hookTimeout: within(10_000),
        },
      },
      {
        extends: true,
        test: {
          // What draws whole pictures or prints whole books: part of the check, not of the loop.
          name: 'unit-slow',
          env,
          setupFiles: ['tests/support/built-names.ts'],
          include: ['{src,scripts}/**/*.slow.test.ts', ...heavy],
          provide: { storeTestEngine: 'sqlite' },
          testTimeout: within(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          env,
          setupFiles: ['tests/support/built-names.ts', 'tests/support/desk/cheap-passwords.ts'],
          // As above: read anew for each file, the modules took half of the processor time.
          isolate: false,
          // Most of the time goes into waiting for servers and mails.
          maxWorkers: cores + 1,
          include: ['tests/integration/**/*.test.ts', 'src/**/*.store.test.ts'],
          exclude: light,
          provide: { storeTestEngine: 'postgres' },
          globalSetup: ['tests/support/database/provide-postgres.ts'],
          // Servers, databases and two browsers share two cores in the check: a test that was starved
          // for a moment gets one more chance. A fault fails twice.
          retry: 1,
          expect: { poll: { timeout: within(5_000) } },
          testTimeout: within(120_000),
          hookTimeout: within(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'torture',
          include: ['tests/torture/**/*.test.ts'],
          globalSetup: ['tests/support/database/provide-postgres.ts'],
          // What one measures, another would disturb.
          fileParallelism: false,
          maxWorkers: 1,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: ['tests/support/database/provide-postgres.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          env,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/server/require-build.ts'],
          // Each worker keeps one browser, and one server for the files that only look.
          isolate: false,
          maxWorkers: 2,
          // Two browsers share two cores with the other steps of the check: a page that was starved
          // for a moment gets one more chance. A fault fails twice.
          retry: 1,
          testTimeout: within(90_000),
          // A second is not enough where two browsers and a database share two cores.
          expect: { poll: { timeout: within(10_000) } },
          hookTimeout: within(60_000),
        },
      },
    ],
  },
});
