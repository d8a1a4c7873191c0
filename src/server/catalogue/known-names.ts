import { perContent, type SiteContent } from '../../content/site-content.ts';
import { nameCollection } from '../../domain/assistant/read-collections.ts';
import type { KnownNames } from '../../domain/assistant/read-question.ts';
import { foldQuestion, splitWords } from '../../domain/assistant/plain-words.ts';
import { categoriesOf } from '../../domain/assistant/vocabulary.ts';
import { shownCollections } from '../../domain/catalogue/knitted-categories.ts';

/** What the mill and its collections are called at this moment, for whoever reads a buyer's words. */
export const knownNames = perContent((content): KnownNames => ({
  mill: [content.mill.name, content.mill.shortName],
  collections: namedCollections(content),
}));

/** Whoever says "polyester cotton" means the fibres, wherever they are shown: such a name is no name. */
function namedCollections(content: SiteContent): KnownNames['collections'] {
  return shownCollections(content).flatMap(({ id, title, tab }) => {
    const own = [title, tab.label].filter((name) => !saysFibres(name, id));
    return own.length > 0 ? [nameCollection(id, [...own, id.replaceAll('-', ' ')])] : [];
  });
}

function saysFibres(name: string, id: string): boolean {
  const words = splitWords(foldQuestion(name));
  return categoriesOf(new Set(words), words.join(' ')).includes(id);
}
