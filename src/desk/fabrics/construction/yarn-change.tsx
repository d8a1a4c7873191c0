import type { ClothCupboard } from '../../../contract/desk/endpoints/cloth-endpoints.ts';
import type { YarnChoice } from '../../../domain/fabric/fabric-record.ts';
import { sayYarn } from './say-yarn.ts';

interface YarnChangeProps {
  readonly letter: string;
  readonly choice: YarnChoice;
  readonly cupboard: ClothCupboard;
  onChange(choice: YarnChoice): void;
  onTakeOut(): void;
}

/** Another yarn of the book, dyed before it is warped or with the piece. */
export function YarnChange({ letter, choice, cupboard, onChange, onTakeOut }: YarnChangeProps) {
  const { yarns, shades } = cupboard;
  const groups = Map.groupBy(yarns, ({ body }) =>
    body.fibres.map(({ fibre }) => fibre).join(' and '),
  );
  return (
    <div className="yarn-change">
      <label>
        <span className="lab mut">Yarn</span>
        <select
          className="inp sel"
          aria-label={`Yarn ${letter}`}
          value={choice.yarn}
          onChange={({ target }) => onChange({ ...choice, yarn: target.value })}
        >
          {!yarns.some(({ key }) => key === choice.yarn) && (
            <option value={choice.yarn}>{choice.yarn || 'Choose a yarn…'}</option>
          )}
          {[...groups].map(([fibres, group]) => (
            <optgroup key={fibres} label={fibres.charAt(0).toUpperCase() + fibres.slice(1)}>
              {group.map(({ key, body }) => (
                <option key={key} value={key}>
                  {sayYarn(body)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        <span className="lab mut">Dyed</span>
        <select
          className="inp sel"
          aria-label={`Dye of yarn ${letter}`}
          value={choice.dyed ?? ''}
          onChange={({ target }) => onChange(dye(choice, target.value))}
        >
          <option value="">As cloth (piece dyed)</option>
          {shades.map(({ key, body }) => (
            <option key={key} value={key}>
              {`As yarn (yarn dyed), ${body.name}`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="quiet" onClick={onTakeOut}>
        Take this yarn out
      </button>
    </div>
  );
}

function dye({ yarn }: YarnChoice, dyed: string): YarnChoice {
  return dyed === '' ? { yarn } : { yarn, dyed };
}
