import type { journalEndpoints } from '../../../contract/desk/endpoints/journal-endpoints.ts';
import { ownPicturePath } from '../../../domain/picture/own-picture.ts';
import { listArticles } from '../../publishing/records/list-articles.ts';
import type { DeskParts } from '../desk-call.ts';
import type { Handlers } from '../endpoint-handler.ts';
import { shippedPictures } from '../cloth/shipped-pictures.ts';

export function journalHandlers({
  store,
  readContent,
}: DeskParts): Handlers<typeof journalEndpoints> {
  return {
    journal: () => listArticles(store.db),

    scenes() {
      const rendered = Object.entries(shippedPictures().scenes).map(
        ([scene, { path }]) => [scene, path] as const,
      );
      const own = Object.entries(readContent().pictures.scenes).map(
        ([scene, key]) => [scene, ownPicturePath(key)] as const,
      );
      return Object.fromEntries([...rendered, ...own]);
    },
  };
}
