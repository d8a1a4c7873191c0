import { lineFields } from '../../../contract/enquiry/quote-lines.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { RequestedLine } from '../../basket/requested-lines.ts';
import { nameLines } from '../../basket/name-lines.ts';

/** Several fabrics in one quote: metres and shade for each, and a link that removes it. */
export function QuoteLines({ lines }: { readonly lines: readonly RequestedLine[] }) {
  return (
    <fieldset className="lines form-wide">
      <legend>{lines.length === 1 ? 'One fabric' : `${lines.length} fabrics`} in this quote</legend>
      <input type="hidden" name="product" value={nameLines(lines.map(({ name }) => name))} />
      <ol>
        {lines.map((line, index) => (
          <QuoteLine key={line.slug || line.name} line={line} id={`line-${index + 1}`} />
        ))}
      </ol>
    </fieldset>
  );
}

function QuoteLine({ line, id }: { readonly line: RequestedLine; readonly id: string }) {
  const [, number = '', title = line.name] = /^(\d+[A-Z]+) (.+)$/.exec(line.name) ?? [];
  return (
    <li className="line" data-line={line.slug} data-line-was={line.was}>
      <input type="hidden" name={lineFields.slug} value={line.slug} />
      <input type="hidden" name={lineFields.name} value={line.name} />
      <span className="pink pink-fine line-cloth">
        {line.picture && (
          <img className="pic" src={line.picture} alt="" width="72" height="72" loading="lazy" />
        )}
      </span>
      <p className="line-name">
        <span>
          {number} <i>{title}</i>
        </span>
        {line.note && <span className="lab mut">{line.note}</span>}
      </p>
      <TextField
        id={`${id}-metres`}
        name={lineFields.metres}
        label="Metres"
        inputMode="numeric"
        autoComplete="off"
        placeholder="e.g. 300"
        defaultValue={line.metres}
        aria-label={`Metres of ${line.name}`}
      />
      <TextField
        id={`${id}-shade`}
        name={lineFields.shade}
        label="Shade"
        autoComplete="off"
        placeholder="From the card, or yours"
        list={line.shades.length > 0 ? `${id}-shades` : undefined}
        defaultValue={line.shade}
        aria-label={`Shade of ${line.name}`}
      />
      {line.shades.length > 0 && (
        <datalist id={`${id}-shades`}>
          {line.shades.map((shade) => (
            <option key={shade}>{shade}</option>
          ))}
        </datalist>
      )}
      <a className="lnk line-remove" href={line.without} aria-label={`Remove ${line.name}`}>
        Remove
      </a>
    </li>
  );
}
