import { useContent } from '../../content-context.tsx';
import type { Picture as PictureRecord } from '../../../domain/picture/picture.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TermsList } from '../../../ui/terms-list.tsx';

/** The terms in figures, where others put adjectives. */
export function WhyChooseUs({ folds }: { readonly folds: PictureRecord | undefined }) {
  const { whyChooseUs } = useContent().home;
  return (
    <section className="why" aria-label={whyChooseUs.heading}>
      {folds && (
        <div className="plate">
          <Picture picture={folds} sizes="(width < 40rem) 100vw, 42vw" />
        </div>
      )}
      <div className="why-text">
        <h2>{whyChooseUs.heading}</h2>
        <p className="lead">{whyChooseUs.lead}</p>
        <TermsList terms={whyChooseUs.terms} />
        <div className="acts">
          <ButtonLink href={whyChooseUs.primary.to} look="paper">
            {whyChooseUs.primary.label}
          </ButtonLink>
          <ButtonLink href={whyChooseUs.secondary.to} look="inverse">
            {whyChooseUs.secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
