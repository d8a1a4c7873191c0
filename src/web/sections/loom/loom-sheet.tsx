import type { ClothDesign } from '../../../domain/cloth-design/cloth-design.ts';
import { yarnOf } from '../../../domain/cloth-design/cloth-design.ts';
import { clothFigures } from '../../../domain/cloth-design/figures.ts';
import { lappingDiagram } from '../../../loom/diagram/lapping-diagram.ts';
import { barName } from '../../../loom/notation/edit-bars.ts';
import { judgeDesign, type LoomBook } from '../../../loom/notation/judge-design.ts';
import { repeatOf } from '../../../loom/notation/repeat-of.ts';

interface LoomSheetProps {
  readonly design: ClothDesign;
  readonly book: LoomBook;
  readonly name: string;
  readonly url: string;
}

/** The design of the address in words and figures: all that is needed without script. */
export function LoomSheet({ design, book, name, url }: LoomSheetProps) {
  const verdict = judgeDesign(design, book);
  const figures = clothFigures({
    machine: design.machine,
    on: verdict.can ? verdict.machine : undefined,
    repeat: verdict.can ? repeatOf(verdict.cloth) : undefined,
  }).filter(({ value }) => value !== '–');
  const svg = lappingDiagram({ name, family: design.family, bars: design.bars });
  return (
    <section className="loom-sheet wrap" aria-labelledby="loom-sheet-title">
      <h2 id="loom-sheet-title">{name}, as this page was opened</h2>
      <div className="loom-sheet-parts">
        <div dangerouslySetInnerHTML={{ __html: svg }} />
        <div>
          <p>
            <b>{verdict.head}</b> {verdict.more}
          </p>
          <dl>
            {design.bars.map((bar, at) => (
              <div key={barName(at, design.bars.length)}>
                <dt>{barName(at, design.bars.length)}</dt>
                <dd>
                  {bar.lapping} <span className="lab mut">threaded {bar.threading}</span>
                </dd>
              </div>
            ))}
            {Object.entries(design.yarns).map(([letter, choice]) => (
              <div key={letter}>
                <dt>Yarn {letter}</dt>
                <dd>{sayYarn(choice, book)}</dd>
              </div>
            ))}
            <div>
              <dt>Machine</dt>
              <dd>
                {design.machine.kind}, E{design.machine.gauge}, {design.machine.walesPerCm} wales
                and {design.machine.coursesPerCm} courses a cm
              </dd>
            </div>
            <div>
              <dt>Shade of the piece</dt>
              <dd>{design.shade.toUpperCase()}</dd>
            </div>
            {figures.map(({ label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value} {unit}
                </dd>
              </div>
            ))}
          </dl>
          <p className="lab mut loom-url">{url}</p>
        </div>
      </div>
    </section>
  );
}

function sayYarn(choice: ClothDesign['yarns'][string], book: LoomBook): string {
  const yarn = yarnOf(choice, book);
  if (!yarn) return `${choice.yarn}, which the mill does not keep`;
  return `${yarn.fibres.map(({ fibre, percent }) => `${percent} % ${fibre}`).join(', ')}, ${yarn.count}, ${yarn.make}`;
}
