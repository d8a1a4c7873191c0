import { nameOf, type PublicState, type StoredRevision } from './public-state.ts';

/** The revisions that a process has not been told of yet; from now on it has. */
export function tellNews(
  told: Map<string, string>,
  revisions: PublicState['revisions'],
): StoredRevision[] {
  const news: StoredRevision[] = [];
  for (const [name, revision] of revisions) {
    if (told.get(name) === revision.id) continue;
    told.set(nameOf(revision), revision.id);
    news.push(revision);
  }
  return news;
}
