import { lazy, Suspense } from 'react';
import type { EnquiryDetail, Fact } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { speakerNames } from '../../contract/enquiry/chat-lines.ts';
import { href } from '../../contract/routes.ts';
import { findShade } from '../../domain/fabric/find-shade.ts';
import { ShadeChip } from '../../ui/shade-chip.tsx';

/** Few enquiries have one, and it brings the drawing of cloth along. */
const DesignCard = lazy(() => import('./design-card.tsx'));

/** What the visitor sent, word for word, and where they came from. */
export function RequestDetails({ detail }: { readonly detail: EnquiryDetail }) {
  return (
    <section>
      <h2 className="sr">The request</h2>
      {detail.fabrics.length > 0 && (
        <ul className="mentions">
          {detail.fabrics.map(({ slug, name, picture }) => (
            <li key={slug}>
              <a href={href.fabric(slug)} target="_blank" rel="noreferrer">
                {picture && (
                  <img src={`${picture}-180.avif`} width="90" height="90" alt="" loading="lazy" />
                )}
                <em>{name}</em>
              </a>
            </li>
          ))}
        </ul>
      )}
      {detail.design !== undefined && (
        <Suspense>
          <DesignCard address={detail.design} />
        </Suspense>
      )}
      <Facts facts={detail.facts} />
      {detail.chat.length > 0 && (
        <>
          <h3>The conversation</h3>
          <ol className="chat">
            {detail.chat.map((turn, i) => (
              // The turns never change their places.
              <li key={i} className={turn.from === 'user' ? 'turn own' : 'turn'}>
                <span className="lab mut">{speakerNames[turn.from]}</span>
                <bdi>{turn.content}</bdi>
              </li>
            ))}
          </ol>
        </>
      )}
      {detail.source.length > 0 && (
        <details>
          <summary>Where they came from</summary>
          <Facts facts={detail.source} />
        </details>
      )}
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <NamedShade text={value} />
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A piece of the colour that the visitor asked for. */
function NamedShade({ text }: { readonly text: string }) {
  const hex = findShade(text);
  return (
    hex && (
      <>
        <ShadeChip hex={hex} />{' '}
      </>
    )
  );
}
