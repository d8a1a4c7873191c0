import { type FormEvent, useState } from 'react';
import { endpoints } from '../../contract/desk/endpoints.ts';
import type { FirstHour } from '../../contract/desk/endpoints/first-hour-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formTexts } from '../form-texts.ts';
import { useQuery } from '../use-query.ts';
import { useSend } from '../use-send.ts';
import { PhotographStep } from './photograph-step.tsx';

interface FabricStepProps {
  readonly hour: FirstHour;
  onDone(): void;
}

/** The first fabric in four fields; its card has all others. */
export function FabricStep({ hour, onDone }: FabricStepProps) {
  const [added, setAdded] = useState<string>();
  const key = added ?? hour.fabrics.at(-1)?.key;
  return key ? <PhotographStep fabric={key} onDone={onDone} /> : <NewFabric onAdded={setAdded} />;
}

function NewFabric({ onAdded }: { onAdded(key: string): void }) {
  const { value: patterns = [] } = useQuery(endpoints.fabricPatterns);
  const { busy, error, fields, send } = useSend();
  const [taken, setTaken] = useState('');
  const [composition, setComposition] = useState('');
  const compositions = [...new Set(patterns.map((pattern) => pattern.composition))];
  const chosen = composition || (compositions[0] ?? '');
  const fitting = patterns.filter((pattern) => pattern.composition === chosen);

  const [kept] = useState(readKept);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = formTexts(event.currentTarget, 'number', 'title', 'pattern', 'gsm');
    setTaken('');
    const answer = await send(endpoints.addFirstFabric, {
      body: { ...texts, number: texts.number.trim().toUpperCase(), gsm: Number(texts.gsm) },
    });
    if (answer?.kind === 'number-taken') setTaken(`${answer.name} has this number already.`);
    if (answer?.kind !== 'added') return;
    localStorage.removeItem(keptPlace);
    onAdded(answer.key);
  };

  return (
    <section className="leaf hour-single">
      <h2>First fabric</h2>
      <p>
        Four things are enough. Lapping, yarns, machine and shades come from the pattern you choose;
        you put them right on the fabric’s card whenever you like.
      </p>
      <form
        className="stack"
        aria-label="First fabric"
        onInput={({ currentTarget }) => keepForm(currentTarget)}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          name="number"
          label="Number"
          hint="Two digits and a letter, as buyers say it on the telephone: 14B."
          required
          defaultValue={kept['number']}
          maxLength={3}
          error={taken || fields['number']}
        />
        <TextField
          name="title"
          label="Name"
          hint="Such as Locknit Premium."
          required
          defaultValue={kept['title']}
          minLength={4}
          maxLength={48}
          error={fields['title']}
        />
        <SelectField
          name="composition"
          label="Made of"
          value={chosen}
          onChange={({ target }) => setComposition(target.value)}
          options={compositions.map((one) => ({ value: one, label: one }))}
        />
        <SelectField
          name="pattern"
          label="Knitted as"
          options={fitting.map(({ key, construction, gives }) => ({
            value: key,
            label: gives ? `${construction}: ${firstWords(gives)}` : construction,
          }))}
        />
        <TextField
          name="gsm"
          label="Weight in GSM"
          inputMode="numeric"
          required
          defaultValue={kept['gsm']}
          pattern="\d{2,3}"
          error={fields['gsm']}
        />
        {error && (
          <p className="wrong" role="alert">
            {error}
          </p>
        )}
        <p className="hour-act">
          <Button type="submit" look="primary" busy={busy} busyText="One moment">
            Save as a draft
          </Button>
        </p>
      </form>
    </section>
  );
}

/** `Smooth and steady, with a fine rib.` → `smooth and steady` */
function firstWords(text: string): string {
  const [first = ''] = text.split(/[.,;:]/);
  return first.charAt(0).toLowerCase() + first.slice(1);
}

/** What is typed here is no record yet: it is kept on this device until it is one. */
const keptPlace = 'first-hour-fabric';

function keepForm(form: HTMLFormElement): void {
  localStorage.setItem(keptPlace, JSON.stringify(formTexts(form, 'number', 'title', 'gsm')));
}

function readKept(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(keptPlace) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
