import { useEffect, useRef, useState } from 'react';
import { mostSwatches } from '../../../contract/enquiry/sample.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { matchesTerm, type SampleFabric, SampleThumb } from './sample-fabric.tsx';

export interface PickerTexts {
  readonly search: string;
  readonly placeholder: string;
  readonly none: string;
}

interface FabricPickerProps {
  readonly fabrics: readonly SampleFabric[];
  /** Ticked when the page was made. */
  readonly first: readonly string[];
  readonly chosen: readonly string[];
  readonly texts: PickerTexts;
  readonly error: string | undefined;
  /** Until script is there nothing stops a seventh. */
  readonly alive: boolean;
  readonly onChange: () => void;
}

/** The whole book as a list of boxes to tick; alive, it is searched and stops at six. Without script no search is shown. */
export function FabricPicker(props: FabricPickerProps) {
  const { fabrics, chosen, texts, error, alive } = props;
  const [term, setTerm] = useState('');
  const picker = useRef<HTMLFieldSetElement>(null);
  // The word may have been written before the form was alive.
  useEffect(() => {
    const search = picker.current?.querySelector<HTMLInputElement>('[type=search]');
    setTerm(search?.value ?? '');
  }, []);
  const isFull = chosen.length >= mostSwatches;
  const shown = fabrics.filter((fabric) => matchesTerm(fabric, term));
  return (
    <fieldset
      ref={picker}
      className="picker"
      aria-describedby={error ? 'sample-fabrics-error' : undefined}
    >
      <legend className="sr-only">Fabrics</legend>
      <TextField
        name="search"
        id="sample-search"
        type="search"
        label={texts.search}
        placeholder={texts.placeholder}
        autoComplete="off"
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="lab" role="status">
        {chosen.length} of {mostSwatches} chosen
        {term && `, ${shown.length} ${shown.length === 1 ? 'fabric matches' : 'fabrics match'}`}
      </p>
      {error && (
        <p className="field-error" id="sample-fabrics-error">
          {error}
        </p>
      )}
      <ul className="picker-list">
        {fabrics.map((fabric) => {
          const isShut = alive && isFull && !chosen.includes(fabric.slug);
          return (
            <li key={fabric.slug} hidden={!shown.includes(fabric)}>
              <label className="picker-row">
                <input
                  type="checkbox"
                  name="fabrics"
                  value={fabric.slug}
                  defaultChecked={props.first.includes(fabric.slug)}
                  disabled={isShut}
                  onChange={props.onChange}
                />
                <SampleThumb fabric={fabric} />
                <span>
                  {fabric.number} <i>{fabric.title}</i>
                  <small className="lab mut">{fabric.note}</small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p className="mut">{texts.none}</p>}
    </fieldset>
  );
}
