import { useContent } from '../../content-context.tsx';
import type { Picture as PictureRecord } from '../../../domain/picture/picture.ts';
import { hangs } from '../../../domain/design/mark-of.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { HangingWord } from '../../../ui/hanging-word.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StitchedLink } from '../../../ui/stitched-link.tsx';
import { Ticket } from '../../../ui/ticket.tsx';

/** Narrow pages crop the fan to its middle and show it larger than the screen. */
const fanSizes = '(width < 40rem) 150vw, (width < 68.75rem) 140vw, 100vw';

/** The word hangs from the bar's rule; beneath the name the shade card lies open on the page. */
export function Hero({ fan }: { readonly fan: PictureRecord | undefined }) {
  const content = useContent();
  const { mill } = content;
  const { hero } = content.home;
  return (
    <section className="hero">
      {hangs(mill.wordmark) && <HangingWord className="hero-word">{mill.wordmark}</HangingWord>}
      <p className="hero-gloss lab mut">
        <b>{hero.gloss.word}</b>, {hero.gloss.text}
      </p>
      <h1 className={fitOf(hero.title)}>
        {hero.title.split(' ').map((word) => (
          <span key={word}>{word} </span>
        ))}
      </h1>
      <div className="hero-row">
        <p className="hero-sub">{hero.subtitle}</p>
        <div className="hero-acts">
          <ButtonLink href={hero.primary.to} look="primary">
            {hero.primary.label}
          </ButtonLink>
          <ButtonLink href={hero.secondary.to}>{hero.secondary.label}</ButtonLink>
          <StitchedLink href={hero.tertiary.to}>{hero.tertiary.label}</StitchedLink>
        </div>
      </div>
      <div className="hero-stage">
        {fan && <Picture picture={fan} sizes={fanSizes} priority className="hero-fan" />}
        {hero.established.year && (
          <Ticket href={hero.established.to} className="hero-left">
            <span className="lab mut">{hero.established.lead}</span>
            <span className="hero-year">{hero.established.year}</span>
            <span className="lab">{hero.established.note}</span>
          </Ticket>
        )}
        {hero.newBlog && (
          <Ticket href={hero.newBlog.to} className="hero-right">
            <Badge>{hero.newBlog.badge}</Badge>
            <span className="hero-post">{hero.newBlog.title}</span>
            <span className="lab mut">{hero.newBlog.note}</span>
          </Ticket>
        )}
      </div>
    </section>
  );
}

/** The name fills the width: a longer one, or one with a longer word, is set smaller. */
function fitOf(title: string): string | undefined {
  const words = title.split(' ').map(({ length }) => length);
  const longest = Math.max(...words);
  const fits = [
    longest > 6 ? `word-${Math.min(16, longest)}` : '',
    title.length > 16 ? `name-${Math.min(40, Math.ceil(title.length / 2) * 2)}` : '',
  ];
  return fits.filter(Boolean).join(' ') || undefined;
}
