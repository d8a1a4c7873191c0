/** Names shared by the page and the worker; passed in, because the function must not use anything outside itself. */
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
 * Sends the enquiries that were queued without a connection, even after the page was closed. The
 * response is stored with each one, and the next page shows it. Like `runWorker`, the function is sent
 * to the browser as its source text.
 */
export function sendKept(scope: SyncScope, place: KeptPlace): void {
  scope.addEventListener('sync', (event) => {
    if (event.tag === place.tag) event.waitUntil(sendAll());
  });

  async function sendAll(): Promise<void> {
    const database = await open();
    try {
      for (const kept of (await settle(store(database).getAll())) as Kept[]) {
        if (!kept.answer) await sendOne(database, kept);
      }
    } finally {
      database.close();
    }
  }

  /** Throws while there is no final response, so that the browser retries the sync event. */
  async function sendOne(database: IDBDatabase, { key, fn, payload }: Kept): Promise<void> {
    const response = await scope.fetch(place.functions + fn, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(payload),
    });
    if (response.status === 429 || response.status >= 500) throw new Error('Not answered yet');
    const answer = (await response.json()) as object;
    // A page may have sent and deleted it meanwhile; writing the response must not create it again.
    const kept = (await settle(store(database).get(key))) as Kept | undefined;
    if (kept) await settle(store(database).put({ ...kept, answer }));
  }

  async function open(): Promise<IDBDatabase> {
    const request = scope.indexedDB.open(place.database, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(place.enquiries, { keyPath: 'key' }),
    );
    return (await settle(request)) as IDBDatabase;
  }

  function store(database: IDBDatabase): IDBObjectStore {
    return database.transaction(place.enquiries, 'readwrite').objectStore(place.enquiries);
  }

  function settle(request: IDBRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
    });
  }
}
