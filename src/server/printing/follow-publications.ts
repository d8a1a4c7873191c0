import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { type Log, describeError } from '../log.ts';
import type { Printer } from './printer.ts';
import type { PublicSite } from './public-site.ts';
import { compileSchemas } from './public-state.ts';
import { type Head, readHead } from './read-head.ts';

/** Follows what is published, by one small question several times a second. */
export interface Following {
  /** The newest publication that the database has named. */
  readonly wanted: number;
  /** Why an older one is shown; empty if it is not. */
  readonly fault: string;
  /** Asks at once; for a test, and for a publication made on this instance. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowParts {
  readonly publicSite: PublicSite;
  readonly printer: Pick<Printer, 'warm'>;
  readonly store: Pick<Store, 'db' | 'isUnavailable'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly everyMs?: number;
  /** Called after a publication became public here, or could not. */
  readonly told: (news: News) => void;
  /** Called once when the database has said that nothing was ever published. */
  readonly untouched?: () => void;
}

export interface News {
  readonly number: number;
  readonly fault: string;
  /** Addresses that answer something else now. */
  readonly changed: readonly string[];
  readonly seconds: number;
}

/**
 * Publications that follow each other quickly are shown together: while one is printed the next are
 * only counted, and then the newest is printed.
 */
export function followPublications(parts: FollowParts): Following {
  const { publicSite, printer, store, log } = parts;
  let wanted = publicSite.state.number;
  let fault = '';
  let newestRevision: string | undefined;
  /** What cannot be shown here: it is tried again when something newer is published. */
  let refused = '';
  let isUntouched = false;
  let compiling: Promise<void> | undefined;
  let retries = 0;
  let retryAt = 0;
  let looking: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    const head = await readHead(store.db);
    wanted = head.number;
    // Whoever saves is likely to look at a preview or to publish soon.
    if (newestRevision !== undefined && head.newestRevision !== newestRevision) warm();
    newestRevision = head.newestRevision;
    if (head.number === 0 && publicSite.state.number === 0) return showShipped();
    if (publicSite.shows(head) || nameOf(head) === refused) return;
    if (performance.now() < retryAt) return;
    await show(head);
  }

  function warm(): void {
    printer.warm();
    compiling ??= compileSchemas();
  }

  function showShipped(): void {
    publicSite.showShipped();
    if (!isUntouched) parts.untouched?.();
    isUntouched = true;
  }

  async function show(head: Head): Promise<void> {
    const began = performance.now();
    const shown = await publicSite.advance();
    const seconds = (performance.now() - began) / 1000;
    if (shown.ok) {
      const { number } = publicSite.state;
      log.info('publication-shown', { number, pages: shown.changed.length, seconds });
      [fault, refused, retries, retryAt] = ['', '', 0, 0];
      parts.told({ number, fault, changed: shown.changed, seconds });
      return;
    }
    fault = shown.faults.join(' ');
    log.error('publication-not-shown', { number: head.number, cause: shown.cause, fault });
    if (shown.cause === 'content') refused = nameOf(head);
    else {
      retries += 1;
      retryAt = performance.now() + Math.min(30_000, 500 * 2 ** retries);
    }
    parts.told({ number: publicSite.state.number, fault, changed: [], seconds });
  }

  function look(): Promise<void> {
    looking ??= lookOnce()
      .catch((error: unknown) => {
        // Without a database the last public state stays.
        if (!store.isUnavailable(error)) log.error('publications-not-read', describeError(error));
      })
      .finally(() => (looking = undefined));
    return looking;
  }

  const timer = setInterval(() => void look(), parts.everyMs ?? 400).unref();
  return {
    get wanted() {
      return wanted;
    },
    get fault() {
      return fault;
    },
    look,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

function nameOf({ number, publishedAt }: Head): string {
  return `${number} of ${publishedAt}`;
}
