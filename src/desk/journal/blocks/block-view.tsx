import type { ArticleBlock, PhotoBlock } from '../../../content/journal/article-blocks.ts';
import { usePictureAddress } from '../../use-picture-address.ts';
import { ProseView } from '../prose/prose-view.tsx';
import { figureNames } from './block-kinds.ts';

/** A block at rest, close to how readers will see it; the page beside shows it exactly. */
export function BlockView({ block }: { readonly block: ArticleBlock }) {
  switch (block.type) {
    case 'prose':
      return <ProseView text={block.text} />;
    case 'photo':
      return <PhotoAtRest {...block} />;
    case 'figure':
      return (
        <p>
          <b>{figureNames[block.id]}</b>
          <br />
          <span className="mut">{block.caption || 'No words under it yet.'}</span>
        </p>
      );
    case 'quickPicks':
      return (
        <Facts rows={block.items.map(({ need, pick }) => [need || '…', pick || '…'] as const)} />
      );
    case 'garmentTable':
      return (
        <Facts
          rows={block.rows.map(({ garment, gsm, note }) => [garment || '…', `${gsm} · ${note}`])}
        />
      );
    case 'useCases':
      return (
        <Facts
          rows={block.cases.map(({ title, gsm, text }) => [`${title || '…'}, ${gsm}`, text])}
        />
      );
    case 'faq':
      return (
        <Facts rows={block.items.map(({ question, answer }) => [question || '…', answer || '…'])} />
      );
    case 'checklist':
      return (
        <ul className="check-rest">
          {block.items.map((item, place) => (
            <li key={place}>{item || '…'}</li>
          ))}
        </ul>
      );
    case 'gsmChart':
      return <p className="mut">The weight bands of your terms, as a table.</p>;
    case 'button':
    case 'download':
      return (
        <p>
          <span className="btn btn-small" aria-hidden="true">
            {block.label || '…'}
          </span>{' '}
          <span className="lab mut">
            <span className="sr">{block.label}, </span>leads to {block.href || 'nothing yet'}
          </span>
        </p>
      );
  }
}

function PhotoAtRest({ picture, alt, caption }: PhotoBlock) {
  const address = usePictureAddress()(picture, 360);
  return (
    <figure className="photo-rest">
      {address === undefined ? (
        <p className="mut">No photograph yet.</p>
      ) : (
        <img src={address} alt={alt} loading="lazy" />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="facts-rest">
      {rows.map(([name, value], place) => (
        <div key={place}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
