import { storage, type WaitingEnquiry } from './waiting-enquiry.ts';
import { waitingMark } from './waiting-mark.ts';

/** The visitor's own outbox, in the browser's database: the one store a service worker reaches too. */
export const waitingStore = {
  async all(): Promise<readonly WaitingEnquiry[]> {
    const found = await act<WaitingEnquiry[]>('readonly', (store) => store.getAll());
    return found.toSorted((a, b) => a.keptAt - b.keptAt);
  },
  async put(enquiry: WaitingEnquiry): Promise<void> {
    await act('readwrite', (store) => store.put(enquiry));
    localStorage.setItem(waitingMark, '1');
  },
  async remove(key: string): Promise<void> {
    await act('readwrite', (store) => store.delete(key));
  },
};

async function act<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const database = await open();
  try {
    const { enquiries } = storage;
    const asked = request(database.transaction(enquiries, mode).objectStore(enquiries));
    return (await settled(asked)) as Result;
  } finally {
    database.close();
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(storage.database, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(storage.enquiries, { keyPath: 'key' }),
  );
  return (await settled(request)) as IDBDatabase;
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database.')));
  });
}
