import { Button } from '../../ui/button.tsx';
import type { Editing } from '../record/editing.ts';
import { TroubleBars } from '../record/trouble-bars.tsx';
import { BesidePage } from './beside-page.tsx';
import LookFields from './look-fields.tsx';
import { millWords } from './mill-words.ts';
import { href } from '../../contract/routes.ts';

interface LookStepProps {
  readonly editing: Editing;
  onDone(): void;
}

export function LookStep({ editing, onDone }: LookStepProps) {
  return (
    <BesidePage editing={editing} path={href.home()}>
      <section className="leaf">
        <h2>Logo and colours</h2>
        <p>
          The site keeps every text readable, whatever you choose. You can change it at any time.
        </p>
        <LookFields editing={editing} />
        <TroubleBars editing={editing} words={millWords} />
        <p className="hour-act">
          <Button look="primary" onClick={() => void editing.saveNow().then(onDone)}>
            Continue
          </Button>
        </p>
      </section>
    </BesidePage>
  );
}
