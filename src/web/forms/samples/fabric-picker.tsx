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
  /** Ticked when the page was rendered. */
  readonly first: readonly string[];
  readonly chosen: readonly string[];
  readonly texts: PickerTexts;
  readonly error: string | undefined;
  /** Until script runs, nothing stops a seventh. */
  readonly hydrated: boolean;
  readonly onChange: () => void;
}

/** All fabrics as a list of boxes to tick. With script it can be searched and stops at six. */
export function FabricPicker(props: FabricPickerProps) {
  const { fabrics, chosen, texts, error, hydrated } = props;
  const [term, setTerm] = useState('');
  const picker = useRef<HTMLFieldSetElement>(null);
  // The word may have been typed before script ran.
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
          const isDisabled = hydrated && isFull && !chosen.includes(fabric.slug);
          return (
            <li key={fabric.slug} hidden={!shown.includes(fabric)}>
              <label className="picker-row">
                <input
                  type="checkbox"
                  name="fabrics"
                  value={fabric.slug}
                  defaultChecked={props.first.includes(fabric.slug)}
                  disabled={isDisabled}
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
