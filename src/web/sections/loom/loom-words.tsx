import { href } from '../../../contract/routes.ts';
import { useContent } from '../../content-context.tsx';

const article = 'how-a-warp-knit-is-lapped';

/** The words of the instrument, each with what it means for the cloth. */
const words: readonly (readonly [string, string])[] = [
  [
    'End',
    'One thread of the warp. Every end has a guide of its own and feeds the cloth by itself.',
  ],
  [
    'Guide bar',
    'Carries the guides of one warp. All of them move together, so one chain says what a whole bar does.',
  ],
  [
    'Chain',
    'The path of a bar, link by link. 1-0 takes the guides round the needle between space 1 and space 0.',
  ],
  ['Overlap', 'The step round the hook of a needle: it makes the loop that you see on the face.'],
  [
    'Underlap',
    'The way from one needle to the next, course by course. It lies on the back; long ones shine, short ones hold.',
  ],
  [
    'Lay in',
    'A link such as 2-2 makes no loop. The yarn lies in the cloth and other loops hold it.',
  ],
  ['Course and wale', 'A row of loops across, and a column of loops along the cloth.'],
  ['Gauge', 'Needles to an inch. E28 has 28; finer yarn needs a finer gauge.'],
  ['GSM', 'Grams of yarn in a square metre: the length of every loop times what the yarn weighs.'],
];

/** Each term explained where it is met, with a way to the notebook. */
export function LoomWords() {
  const { articles } = useContent();
  // The mill may have taken it out of its notebook.
  const isWritten = articles.some(({ slug }) => slug === article);
  return (
    <section className="loom-words wrap" aria-labelledby="loom-words-title">
      <h2 id="loom-words-title">The words on this page</h2>
      <dl>
        {words.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {isWritten && (
        <p>
          More of it, with drawings: <a href={href.article(article)}>How a warp knit is lapped</a>,
          in the notebook.
        </p>
      )}
    </section>
  );
}
