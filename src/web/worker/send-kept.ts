/** What the page and the worker agree on; handed over, because the function may use nothing from outside. */
export interface KeptPlace {
  readonly database: string;
  readonly enquiries: string;
  readonly tag: string;
  /** Address of a function, without its name. */
  readonly functions: string;
}

interface Kept {
  readonly key: string;
  readonly fn: string;
  readonly payload: object;
  readonly answer?: object;
}

export interface SyncScope {
  readonly indexedDB: IDBFactory;
  fetch(address: string, init: RequestInit): Promise<Response>;
  addEventListener(
    type: 'sync',
    listen: (event: { tag: string; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

/**
 * Sends, after the page was closed, the enquiries that were waiting for a connection. Each keeps its
 * answer for the next page to tell. Sent to the browser as its own text, like the rest of the worker.
 */
export function sendKept(scope: SyncScope, place: KeptPlace): void {
  scope.addEventListener('sync', (event) => {
    if (event.tag === place.tag) event.waitUntil(sendAll());
  });

  async function sendAll(): Promise<void> {
    const database = await open();
    try {
      for (const kept of (await ask(store(database).getAll())) as Kept[]) {
        if (!kept.answer) await sendOne(database, kept);
      }
    } finally {
      database.close();
    }
  }

  /** Throws while nobody answers for good: the browser then tries again by itself. */
  async function sendOne(database: IDBDatabase, { key, fn, payload }: Kept): Promise<void> {
    const response = await scope.fetch(place.functions + fn, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
    });
    if (response.status === 429 || response.status >= 500) throw new Error('Not answered yet');
    const answer = (await response.json()) as object;
    // A page may have sent it meanwhile and taken it away; it must not come back.
    const kept = (await ask(store(database).get(key))) as Kept | undefined;
    if (kept) await ask(store(database).put({ ...kept, answer }));
  }

  async function open(): Promise<IDBDatabase> {
    const request = scope.indexedDB.open(place.database, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(place.enquiries, { keyPath: 'key' }),
    );
    return (await ask(request)) as IDBDatabase;
  }

  function store(database: IDBDatabase): IDBObjectStore {
    return database.transaction(place.enquiries, 'readwrite').objectStore(place.enquiries);
  }

  function ask(request: IDBRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
    });
  }
}
