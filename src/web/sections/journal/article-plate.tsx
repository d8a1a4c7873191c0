import { folios } from '../folios.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useContent } from '../../content-context.tsx';
import type { Article } from '../../journal.ts';
import { scenePicture } from '../../pictures.ts';
import { FolioGlyph } from '../folio-drawing.tsx';

interface ArticlePlateProps {
  readonly article: Article;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** Two bars each: a single thread looks lost at this size. */
const structures = Object.values(folios).filter(({ notation }) => notation.includes('//'));

/** The picture of an article, or, before the studio made it, a structure drawn on card. */
export function ArticlePlate({ article, sizes, priority = false }: ArticlePlateProps) {
  const content = useContent();
  const picture = scenePicture(content, article.image);
  const place = content.articles.findIndex(({ slug }) => slug === article.slug);
  return (
    <span className="plate">
      {picture ? (
        <Picture picture={picture} sizes={sizes} alt={article.alt} priority={priority} />
      ) : (
        <FolioGlyph folio={structures[place % structures.length]!} />
      )}
    </span>
  );
}
