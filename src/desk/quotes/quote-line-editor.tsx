import type { QuoteForm } from '../../contract/desk/endpoints/quote-endpoints.ts';
import type { Currency } from '../../domain/desk/quote-total.ts';
import { CloseIcon } from '../../ui/icons.tsx';

/** As it was typed, before it is parsed. */
export interface TypedLine {
  readonly key: number;
  readonly fabric: string;
  readonly shade: string;
  readonly metres: string;
  readonly price: string;
}

interface QuoteLinesProps {
  readonly lines: readonly TypedLine[];
  readonly fabrics: QuoteForm['fabrics'];
  readonly currency: Currency;
  onChange(lines: readonly TypedLine[]): void;
}

export function QuoteLines({ lines, fabrics, currency, onChange }: QuoteLinesProps) {
  const set = (key: number, change: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    onChange([...lines, { key, fabric: '', shade: '', metres: '', price: '' }]);
  };
  return (
    <fieldset className="quote-lines">
      <legend>Lines</legend>
      <datalist id="fabric-names">
        {fabrics.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {lines.map((line, i) => (
        <div key={line.key} className="quote-line">
          <input
            className="inp"
            aria-label={`Fabric, line ${i + 1}`}
            placeholder="Fabric"
            list="fabric-names"
            required
            value={line.fabric}
            onChange={(event) => set(line.key, { fabric: event.target.value })}
          />
          <input
            className="inp"
            aria-label={`Shade, line ${i + 1}`}
            placeholder="Shade"
            list={`shades-${line.key}`}
            value={line.shade}
            onChange={(event) => set(line.key, { shade: event.target.value })}
          />
          <datalist id={`shades-${line.key}`}>
            {fabrics
              .find(({ name }) => name === line.fabric)
              ?.shades.map((shade) => (
                <option key={shade}>{shade}</option>
              ))}
          </datalist>
          <input
            className="inp"
            aria-label={`Metres, line ${i + 1}`}
            placeholder="Metres"
            inputMode="decimal"
            required
            value={line.metres}
            onChange={(event) => set(line.key, { metres: event.target.value })}
          />
          <input
            className="inp"
            aria-label={`${currency} a metre, line ${i + 1}`}
            placeholder={`${currency} a metre`}
            inputMode="decimal"
            required
            value={line.price}
            onChange={(event) => set(line.key, { price: event.target.value })}
          />
          <button
            type="button"
            className="quiet"
            aria-label={`Remove line ${i + 1}`}
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <button type="button" className="quiet" onClick={add}>
        Add a line
      </button>
    </fieldset>
  );
}
