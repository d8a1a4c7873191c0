import { memo, type MouseEvent } from 'react';
import { screenPath } from '../../../contract/desk/desk-paths.ts';
import type { FabricBookAnswer, FabricLine } from '../../../contract/desk/fabric-answers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Swatch } from '../../../ui/swatch.tsx';
import { Link } from '../../link.tsx';
import { LastChange } from './last-change.tsx';
import { stateWords } from './book-view.ts';
import { LappingMark } from './lapping-marks.tsx';
import { ShadeStrip } from './shade-strip.tsx';

interface FabricRowProps {
  readonly line: FabricLine;
  readonly shades: FabricBookAnswer['shades'];
  readonly chosen: boolean;
  /** Left out for who may not change anything. */
  readonly onChoose?: ((key: string, range: boolean) => void) | undefined;
  onReach(key: string): void;
}

/** A fabric is recognised by its cloth and its colours before it is read. */
export const FabricRow = memo(function FabricRow(props: FabricRowProps) {
  const { line, shades, chosen, onChoose, onReach } = props;
  const { key, number, title, weight, width, fibre, picture, state, lapping } = line;
  const name = [number, title].filter(Boolean).join(' ') || 'a fabric without a name';
  const choose = (event: MouseEvent) => onChoose?.(key, event.shiftKey);
  return (
    <li className={classNames('cl', chosen && 'on', state === 'hidden' && 'is-hidden')}>
      {onChoose && (
        <label className="chk">
          <input
            type="checkbox"
            aria-label={`Choose ${name}`}
            checked={chosen}
            onClick={choose}
            onChange={() => {}}
          />
        </label>
      )}
      {picture ? (
        <Swatch teeth="fine">
          <img
            src={`${picture}-180.avif`}
            width="64"
            height="64"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </Swatch>
      ) : (
        <span className="sw">
          <span className="nopic lab">
            No
            <br />
            picture
          </span>
        </span>
      )}
      <Link
        className="cl-name"
        href={screenPath('fabric', { id: key })}
        onFocus={() => onReach(key)}
        data-key={key}
      >
        <b>{number || '–'}</b> <i>{title || 'No name yet'}</i>
      </Link>
      <span className="cl-glyph">{lapping !== null && <LappingMark lapping={lapping} />}</span>
      <span className="cl-fig lab">{[weight, width].filter(Boolean).join(' · ')}</span>
      <span className="cl-comp lab">{fibre}</span>
      <ShadeStrip shades={line.shades.flatMap((place) => shades[place] ?? [])} />
      <span className="cl-state">
        <span className={`st st-${state}`}>{stateWords(line)}</span>
      </span>
      <span className="cl-by lab">
        <LastChange line={line} />
      </span>
    </li>
  );
});
