import '../styles/record.css';
import '../styles/fabric-card.css';
import '../styles/first-hour.css';
import { screenPath } from '../../contract/desk/desk-paths.ts';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { FirstHour } from '../../contract/desk/endpoints/first-hour-endpoints.ts';
import { Link } from '../link.tsx';
import { go, useLocation } from '../location.ts';
import { useMay } from '../person-context.ts';
import { Toasts } from '../record/toasts.tsx';
import { useRecord } from '../record/use-record.ts';
import { useQuery } from '../use-query.ts';
import { FabricStep } from './fabric-step.tsx';
import { LookStep } from './look-step.tsx';
import { MillStep } from './mill-step.tsx';
import { PublishStep } from './publish-step.tsx';
import { StepThread } from './step-thread.tsx';
import { isStep, nextStep, type StepId } from './steps.ts';

/** From the demonstration to a mill's own site, in four steps that can be left and gone on with. */
export default function FirstHourScreen() {
  const mayBegin = useMay('manage');
  const { value: hour, error } = useQuery(endpoints.firstHour);
  if (!mayBegin) return <OnlyOwners />;
  if (!hour) {
    return (
      <div className="sheet" aria-busy={error === undefined}>
        {error && <p role="alert">{error}</p>}
      </div>
    );
  }
  return <Steps hour={hour} />;
}

function Steps({ hour }: { readonly hour: FirstHour }) {
  const asked = useLocation().searchParams.get('step');
  const record = useRecord('mill', 'site');
  const step =
    isStep(asked) && (hour.steppedBack !== null || asked === 'mill') ? asked : nextStep(hour);
  const goTo = (next: StepId) => go(screenPath('firstHour', {}, { step: next }));
  if (record.state !== 'ready') return <div className="sheet" aria-busy="true" />;
  const { editing } = record;
  return (
    <div className="first-hour">
      <header className="sheet-head">
        <h1>Make this site your mill’s</h1>
        <p className="mut">
          Four steps, about ten minutes. Leave whenever you like: what you typed is kept, and you go
          on where you were.
        </p>
      </header>
      <StepThread hour={hour} current={step} />
      {step === 'mill' && <MillStep {...{ hour, editing }} onDone={() => goTo('look')} />}
      {step === 'look' && <LookStep editing={editing} onDone={() => goTo('fabric')} />}
      {step === 'fabric' && <FabricStep hour={hour} onDone={() => goTo('publish')} />}
      {step === 'publish' && <PublishStep hour={hour} />}
      <Toasts />
    </div>
  );
}

function OnlyOwners() {
  return (
    <div className="sheet stack">
      <h1>Make this site your mill’s</h1>
      <p>Only an owner can do this. Please ask one.</p>
      <p>
        <Link className="lnk" href={screenPath('inbox')}>
          To the inbox
        </Link>
      </p>
    </div>
  );
}
