import type { Fibre } from '../../../domain/fabric/fabric.ts';
import type { Editing } from '../../record/editing.ts';
import { readField } from '../../record/fields/fields.ts';
import { NumberBox, WrittenAs } from '../../record/fields/inputs.tsx';
import { TickMark } from '../../record/fields/marks.tsx';
import { onlyFor } from '../../record/fields/only-for.ts';
import { Row } from '../../record/fields/row.tsx';
import { spellFabric } from './fabric-words.ts';
import {
  compositionsFor,
  freeFibres,
  judgeShares,
  sharesOf,
  type TypedShare,
  writeShares,
} from './fibre-shares.ts';

/** The fibres as a band to scale. They must make 100, and what is missing is offered. */
export const CompositionRow = onlyFor(
  ['composition', 'fibres'],
  function CompositionRow(props: { readonly editing: Editing }) {
    const { editing } = props;
    const composition = readField(editing.body, 'composition');
    const shares = sharesOf(composition, readField(editing.body, 'fibres'));
    const { says, good, mends } = judgeShares(shares);
    const write = (next: readonly TypedShare[]) => editing.setAll(writeShares(next, composition));
    const names = compositionsFor(shares.map(({ fibre }) => fibre));
    return (
      <Row
        editing={editing}
        field={['fibres', 'composition']}
        label="Composition"
        hint="Must add up to 100 %"
        spell={(value) => spellFabric('fibres', value) ?? spellFabric('composition', value)}
      >
        <Band shares={shares} />
        <div className="pairs fibres">
          {shares.map((share) => (
            <Share
              key={share.fibre}
              share={share}
              onType={(percent) =>
                write(shares.map((one) => (one === share ? withPercent(share, percent) : one)))
              }
              onRemove={() => write(shares.filter((one) => one !== share))}
            />
          ))}
          <AddFibre fibres={freeFibres(shares)} onAdd={(fibre) => write([...shares, { fibre }])} />
        </div>
        <div className="pairs">
          <span className={good ? 'good lab' : 'wrong lab'} role="status">
            {good && <TickMark />}
            {says}
          </span>
          {mends.map(({ label, shares: mended }) => (
            <button key={label} type="button" className="quiet" onClick={() => write(mended)}>
              {label}
            </button>
          ))}
        </div>
        {names.length > 1 && (
          <WrittenAs
            value={typeof composition === 'string' ? composition : undefined}
            choices={names.map((name) => ({ value: name, label: name }))}
            onChoose={(name) => editing.set('composition', name)}
          />
        )}
      </Row>
    );
  },
);

function Band({ shares }: { readonly shares: readonly TypedShare[] }) {
  const known = shares.filter(({ percent }) => typeof percent === 'number' && percent > 0);
  const sum = known.reduce((total, { percent }) => total + Number(percent), 0);
  return (
    <div className="band" aria-hidden="true">
      {known.map(({ fibre, percent }) => (
        <span key={fibre} className={`band-${fibre}`} style={{ flexGrow: Number(percent) }}>
          {Number(percent) >= 12 && `${capital(fibre)} ${percent}`}
        </span>
      ))}
      {sum < 100 && <span className="band-missing" style={{ flexGrow: 100 - sum }} />}
    </div>
  );
}

interface ShareProps {
  readonly share: TypedShare;
  onType(percent: number | string | undefined): void;
  onRemove(): void;
}

function Share({ share: { fibre, percent }, onType, onRemove }: ShareProps) {
  return (
    <span className="unit">
      {capital(fibre)}
      <NumberBox value={percent} label={`${capital(fibre)}, percent`} decimals onType={onType} />%
      <button
        type="button"
        className="fibre-out"
        aria-label={`Take ${fibre} out`}
        onClick={onRemove}
      >
        ×
      </button>
    </span>
  );
}

function AddFibre({
  fibres,
  onAdd,
}: {
  readonly fibres: readonly Fibre[];
  onAdd(fibre: Fibre): void;
}) {
  if (fibres.length === 0) return null;
  return (
    <select
      className="inp sel add-fibre"
      aria-label="Add a fibre"
      value=""
      onChange={({ target }) => onAdd(target.value as Fibre)}
    >
      <option value="" disabled>
        Add a fibre
      </option>
      {fibres.map((fibre) => (
        <option key={fibre} value={fibre}>
          {capital(fibre)}
        </option>
      ))}
    </select>
  );
}

function withPercent({ fibre }: TypedShare, percent: number | string | undefined): TypedShare {
  return percent === undefined ? { fibre } : { fibre, percent };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
