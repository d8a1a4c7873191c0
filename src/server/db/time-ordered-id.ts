import { randomUUID } from 'node:crypto';

/**
 * A UUID of version 7: new rows are neighbours in the index instead of spread over it. Its random part
 * is that of a UUID of version 4, for which Node draws many at a time.
 */
export function timeOrderedId(now: number): string {
  const time = Math.trunc(now).toString(16).padStart(12, '0');
  const random = randomUUID().slice('xxxxxxxx-xxxx-4'.length);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`;
}
