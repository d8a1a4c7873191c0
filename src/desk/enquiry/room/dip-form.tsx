import { type FormEvent, useState } from 'react';
import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../../contract/desk/endpoints/enquiry-endpoints.ts';
import {
  type DipFormula,
  dipFormulas,
  type DipLight,
  dipLights,
  dipNames,
} from '../../../domain/dip/lab-dip.ts';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../../use-send.ts';
import { type TypedDip, readDip, readHundredths, readStandard } from './read-dips.ts';

const empty: TypedDip = { colour: '', measured: '', note: '' };

/** The round as the laboratory wrote it down: standard, light, formula, tolerance, and the dips. */
export function DipForm({
  detail,
  onDone,
}: {
  readonly detail: EnquiryDetail;
  readonly onDone: () => void;
}) {
  const { line, fabrics } = detail;
  const [fabric, setFabric] = useState(fabrics[0]?.name ?? line.product);
  const [standard, setStandard] = useState('');
  const [swatch, setSwatch] = useState('');
  const [light, setLight] = useState<DipLight>('D65');
  const [formula, setFormula] = useState<DipFormula>('cmc');
  const [tolerance, setTolerance] = useState('1.0');
  const [dips, setDips] = useState<readonly TypedDip[]>([empty, empty, empty]);
  const { send, busy, error, fields } = useSend();
  const set = (at: number, change: Partial<TypedDip>) =>
    setDips(dips.map((dip, i) => (i === at ? { ...dip, ...change } : dip)));

  const wanted = readStandard(standard, swatch);
  const read = dips.flatMap((dip, i) =>
    dip.colour.trim() === '' ? [] : [readDip(dip, dipNames[i]!)],
  );
  const limit = readHundredths(tolerance);
  const whole = read.every((dip) => dip !== undefined);
  const ready = wanted && limit !== undefined && whole && read.length > 0 && fabric.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || limit === undefined) return;
    const known = read.filter((dip) => dip !== undefined);
    const body = { fabric, standard: wanted, light, formula, tolerance: limit, dips: known };
    if (await send(endpoints.sendDips, { params: { id: line.id }, body })) onDone();
  };
  return (
    <form aria-label="Enter lab dips" className="stack" onSubmit={submit}>
      <label>
        Fabric
        <input className="inp" value={fabric} onChange={(e) => setFabric(e.target.value)} />
      </label>
      <label>
        Standard, as #2f6c70 or Lab 42 -18 -9
        <input className="inp" value={standard} onChange={(e) => setStandard(e.target.value)} />
      </label>
      <label>
        The cutting it was read from, if there is one
        <input className="inp" value={swatch} onChange={(e) => setSwatch(e.target.value)} />
      </label>
      <div className="fields-2">
        <label>
          Light
          <select
            className="inp sel"
            value={light}
            onChange={(e) => setLight(e.target.value as DipLight)}
          >
            {Object.entries(dipLights).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Formula
          <select
            className="inp sel"
            value={formula}
            onChange={(e) => setFormula(e.target.value as DipFormula)}
          >
            {Object.entries(dipFormulas).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label>
        Agreed difference
        <input
          className="inp"
          inputMode="decimal"
          value={tolerance}
          onChange={(e) => setTolerance(e.target.value)}
        />
      </label>
      {dips.map((dip, i) => {
        const name = dipNames[i]!;
        return (
          <fieldset key={name} className="dip-row">
            <legend>Dip {name}</legend>
            <input
              className="inp"
              aria-label={`Colour of dip ${name}`}
              placeholder="#… or Lab"
              value={dip.colour}
              onChange={(e) => set(i, { colour: e.target.value })}
            />
            <input
              className="inp"
              aria-label={`Measured difference of dip ${name}`}
              placeholder="Measured"
              inputMode="decimal"
              value={dip.measured}
              onChange={(e) => set(i, { measured: e.target.value })}
            />
          </fieldset>
        );
      })}
      {dips.length < dipNames.length && (
        <button type="button" className="quiet" onClick={() => setDips([...dips, empty])}>
          One more dip
        </button>
      )}
      <p className="mut">Without a measured difference it is computed from the two colours.</p>
      {error && (
        <p className="field-error" role="alert">
          {Object.values(fields)[0] ?? error}
        </p>
      )}
      <div className="acts">
        <Button type="submit" look="primary" size="small" busy={busy} disabled={!ready}>
          Show them to the buyer
        </Button>
        <button type="button" className="quiet" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}
