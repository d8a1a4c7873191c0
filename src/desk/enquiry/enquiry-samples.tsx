import { type FormEvent, useState } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { EnquiryDetail } from '../../contract/desk/endpoints/enquiry-endpoints.ts';
import { sampleSteps } from '../../domain/desk/sample-steps.ts';
import { Link } from '../link.tsx';
import { formTexts } from '../form-texts.ts';
import { useSend } from '../use-send.ts';

interface EnquirySamplesProps {
  readonly detail: EnquiryDetail;
  readonly mayWork: boolean;
}

export function EnquirySamples({ detail, mayWork }: EnquirySamplesProps) {
  const { line, samples, fabrics, facts } = detail;
  const [open, setOpen] = useState(false);
  const { send, busy, error, fields } = useSend();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = formTexts(event.currentTarget, 'fabrics', 'recipient', 'address');
    const done = await send(endpoints.requestSample, { params: { id: line.id }, body });
    if (done) setOpen(false);
  };
  const address = ['Address', 'City', 'Postcode', 'Country']
    .flatMap((label) => facts.find((fact) => fact.label === label)?.value ?? [])
    .join('\n');
  return (
    <section className="slip-side">
      <h2>Samples</h2>
      {samples.map((sample) => (
        <p key={sample.id}>
          <Link href={screenPath('samples')}>{sampleSteps[sample.step].label}</Link>{' '}
          <span className="mut">{[sample.courier, sample.tracking].filter(Boolean).join(' ')}</span>
        </p>
      ))}
      {mayWork && !open && (
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          Request a sample
        </button>
      )}
      {open && (
        <form aria-label="Request a sample" className="stack" onSubmit={submit}>
          <label htmlFor="sample-fabrics">Fabrics</label>
          <textarea
            id="sample-fabrics"
            name="fabrics"
            className="inp short"
            rows={2}
            required
            defaultValue={fabrics.map(({ name }) => name).join('\n') || line.product}
          />
          <label htmlFor="sample-recipient">To</label>
          <input
            id="sample-recipient"
            name="recipient"
            className="inp"
            required
            defaultValue={[line.name, line.company].filter(Boolean).join(', ')}
          />
          <label htmlFor="sample-address">Address</label>
          <textarea
            id="sample-address"
            name="address"
            className="inp short"
            rows={3}
            required
            defaultValue={address}
          />
          {error && <p className="field-error">{Object.values(fields)[0] ?? error}</p>}
          <div className="acts">
            <button type="submit" className="btn btn-small" disabled={busy}>
              Request it
            </button>
            <button type="button" className="quiet" onClick={() => setOpen(false)}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
