import type { PhotoBlock } from '../../../content/journal/article-blocks.ts';
import { findOwnPicture } from '../../../domain/picture/own-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useContent } from '../../content-context.tsx';

/** A picture of the mill's own between the paragraphs; nothing where it was taken out. */
export function ArticlePhoto({ picture: key, alt, caption }: PhotoBlock) {
  const picture = findOwnPicture(useContent().pictures, key, 'photograph');
  if (!picture) return null;
  return (
    <figure className="figure">
      <Picture picture={picture} sizes="(width < 68.75rem) 92vw, 44rem" alt={alt} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
