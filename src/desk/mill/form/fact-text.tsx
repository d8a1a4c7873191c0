import { useId, useRef } from 'react';
import { factsNamed, fillTokens } from '../../../domain/text/fill-tokens.ts';
import { useBook } from '../book.ts';
import { nameFact, offeredFacts } from './fact-names.ts';
import { Labelled, type ValueFormProps } from './labelled.tsx';
import { toText } from '../../record/fields/fields.ts';

/** A text that may name facts; beneath it stands what the page will print, and what each name means. */
export function FactText(props: ValueFormProps & { readonly long: boolean }) {
  const { value, onChange, long } = props;
  const { facts } = useBook();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const aside = useId();
  const text = toText(value);
  const named = [...new Set(factsNamed(text))];
  const shared = {
    ref: field,
    className: 'inp',
    'data-field': props.path,
    autoComplete: 'off',
    value: text,
    'aria-describedby': named.length > 0 ? aside : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  const insert = (fact: string) => {
    const at = field.current?.selectionEnd ?? text.length;
    onChange(`${text.slice(0, at)}{${fact}}${text.slice(at)}`);
    field.current?.focus();
  };
  return (
    <Labelled {...props}>
      {(id) => (
        <>
          {long ? (
            <textarea id={id} rows={rowsFor(text)} {...shared} />
          ) : (
            <input id={id} type="text" {...shared} />
          )}
          {named.length > 0 && (
            <div id={aside} className="named-facts lab mut">
              <p>
                The page says: <span className="named-said">{say(text, facts)}</span>
              </p>
              <ul>
                {named.map((fact) => (
                  <li key={fact}>
                    <code>{`{${fact}}`}</code> {nameFact(fact)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {(named.length > 0 || long) && (
            <label className="named-add lab mut">
              Insert a value that updates by itself{' '}
              <select
                className="inp sel"
                value=""
                onChange={({ target }) => target.value && insert(target.value)}
              >
                <option value="">choose</option>
                {offeredFacts(facts).map(({ fact, name, says }) => (
                  <option key={fact} value={fact}>
                    {name}: {says}
                  </option>
                ))}
              </select>
            </label>
          )}
        </>
      )}
    </Labelled>
  );
}

/** The text with its facts, or a sentence about a name that is none. */
function say(text: string, facts: object): string {
  try {
    return fillTokens(text, facts) || 'nothing, because the fact in it is hidden at present.';
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : text;
  }
}

function rowsFor(text: string): number {
  return Math.min(12, Math.max(2, Math.ceil(text.length / 64) + 1));
}
