import { type FormEvent } from 'react';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { SampleCard } from '../../contract/desk/endpoints/sample-endpoints.ts';
import { sampleOrder, type SampleStep, sampleSteps } from '../../domain/desk/sample-steps.ts';
import { formTexts } from '../form-texts.ts';
import { Link } from '../link.tsx';
import { Moment } from '../moment.tsx';
import { useSend } from '../use-send.ts';

interface SampleItemProps {
  readonly sample: SampleCard;
  readonly mayWork: boolean;
}

/** One pack with what its next step needs: first the tracking number, then the buyer's feedback. */
export function SampleItem({ sample, mayWork }: SampleItemProps) {
  const { send, busy, error } = useSend();
  const params = { id: sample.id };
  const at = sampleOrder.indexOf(sample.step);
  const moves: readonly SampleStep[] = sampleSteps[sample.step].moves;
  const onward = moves.find((step) => step !== 'lost' && sampleOrder.indexOf(step) > at);
  const back = moves.find((step) => sampleOrder.indexOf(step) < at);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Only the fields on screen are sent: the others keep what they hold.
    const typed = fieldsOf[sample.step] ?? [];
    const body = { ...formTexts(event.currentTarget, ...typed), ...(onward && { step: onward }) };
    void send(endpoints.changeSample, { params, body });
  };
  return (
    <li className="sample">
      <p>
        <Link href={screenPath('enquiry', { id: sample.enquiryId })}>
          <b>
            <bdi>{sample.recipient}</bdi>
          </b>
        </Link>
      </p>
      <p className="typed">
        <em>
          <bdi>{sample.fabrics}</bdi>
        </em>
      </p>
      <p className="lab mut">
        {sample.reference} <Moment at={sample.updatedAt} />
        {sample.tracking && ` · ${sample.courier} ${sample.tracking}`}
      </p>
      {sample.feedback && (
        <p className="typed">
          <bdi>{sample.feedback}</bdi>
        </p>
      )}
      {mayWork && (
        <form aria-label={`Next step of ${sample.reference}`} className="stack" onSubmit={submit}>
          {sample.step === 'cut' && (
            <div className="fields-2">
              <input
                name="courier"
                className="inp"
                aria-label="Courier"
                placeholder="Courier"
                defaultValue={sample.courier}
              />
              <input
                name="tracking"
                className="inp"
                aria-label="Tracking number"
                placeholder="Tracking number"
                required
                defaultValue={sample.tracking}
              />
            </div>
          )}
          {sample.step === 'delivered' && (
            <input
              name="feedback"
              className="inp"
              aria-label="What the buyer said"
              placeholder="What the buyer said"
              defaultValue={sample.feedback}
            />
          )}
          {error && <p className="field-error">{error}</p>}
          <div className="acts">
            {onward && (
              <button type="submit" className="quiet" disabled={busy}>
                {sampleSteps[onward].label}
              </button>
            )}
            {back && (
              <button
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => send(endpoints.changeSample, { params, body: { step: back } })}
              >
                Back to {sampleSteps[back].label.toLowerCase()}
              </button>
            )}
            {moves.includes('lost') && (
              <button
                type="button"
                className="quiet"
                disabled={busy}
                onClick={() => send(endpoints.changeSample, { params, body: { step: 'lost' } })}
              >
                {sampleSteps.lost.label}
              </button>
            )}
            {at < 2 && (
              <Link className="quiet" href={screenPath('sampleLabel', params)}>
                Label
              </Link>
            )}
          </div>
        </form>
      )}
    </li>
  );
}

const fieldsOf: Readonly<
  Partial<Record<SampleStep, readonly ('courier' | 'tracking' | 'feedback')[]>>
> = { cut: ['courier', 'tracking'], delivered: ['feedback'] };
