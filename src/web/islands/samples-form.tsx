import { useEffect, useRef, useState } from 'react';
import { sampleSchema, sampleTexts } from '../../contract/enquiry/sample.ts';
import { href } from '../../contract/routes.ts';
import { FabricPicker, type PickerTexts } from '../forms/fabric-picker.tsx';
import { FormStep, type StepTexts } from '../forms/form-step.tsx';
import { type Faults, readForm } from '../forms/read-form.ts';
import type { SampleFabric } from '../forms/sample-fabric.ts';
import { SampleFields } from '../forms/sample-fields.tsx';
import { SwatchPack } from '../forms/swatch-pack.tsx';
import { type SendingTexts, useSending } from '../forms/use-sending.ts';
import { WaitingNotice } from '../forms/waiting-notice.tsx';

interface SamplesFormProps {
  readonly fabrics: readonly SampleFabric[];
  readonly chosen: readonly string[];
  readonly texts: {
    readonly choose: PickerTexts & { readonly title: string };
    readonly pack: { readonly title: string; readonly empty: string; readonly remove: string };
    readonly send: StepTexts;
    readonly note: string;
  };
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Faults;
  readonly privacyVersion: string;
}

/** The free swatch pack: choose, then say where it goes. */
export default function SamplesForm(props: SamplesFormProps) {
  const { texts, values } = props;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(props.chosen);
  const { errors, sending, alive, submit, waiting, discard } = useSending({
    fn: 'send-sample-request',
    form: 'sample',
    errors: props.errors,
    read: (element) => readForm(element, { schema: sampleSchema }),
    texts: notices,
    sent: () => location.assign(href.thankYou('sample-request')),
  });
  // The boxes know what is chosen: some were ticked before the form was alive.
  const count = () => setChosen(new FormData(form.current!).getAll('fabrics').map(String));
  useEffect(count, []);
  const takeOut = (slug: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name=fabrics][value="${slug}"]`)?.click();
  const inPack = chosen.flatMap((slug) => props.fabrics.find((one) => one.slug === slug) ?? []);
  return (
    <form
      ref={form}
      className="steps samples"
      action={href.serverFunction('send-sample-request')}
      method="post"
      data-keep="sample"
      aria-label="Swatch pack request"
      noValidate={alive}
      onSubmit={submit}
    >
      <FormStep number={1} texts={{ title: texts.choose.title, text: texts.note }}>
        <FabricPicker
          fabrics={props.fabrics}
          first={props.chosen}
          chosen={chosen}
          texts={texts.choose}
          error={errors['fabrics']}
          alive={alive}
          onChange={count}
        />
      </FormStep>
      <SwatchPack fabrics={inPack} texts={texts.pack} alive={alive} onRemove={takeOut} />
      <FormStep number={2} texts={texts.send}>
        <SampleFields
          values={values}
          errors={errors}
          sending={sending}
          privacyVersion={props.privacyVersion}
        >
          {waiting && <WaitingNotice onDiscard={() => void discard()} />}
        </SampleFields>
      </FormStep>
    </form>
  );
}

const notices: SendingTexts = {
  refused: (faults) =>
    Object.values(faults).some(isMissing)
      ? { title: sampleTexts.missingTitle, text: sampleTexts.missing }
      : { title: sampleTexts.errorTitle, text: Object.values(faults)[0]! },
  unanswered: { title: sampleTexts.errorTitle, text: sampleTexts.invocationFailed },
  failed: (error) => ({ title: sampleTexts.errorTitle, text: error || sampleTexts.failed }),
};

function isMissing(fault: string): boolean {
  const { nameMissing, phoneMissing, addressMissing, fabricsMissing } = sampleTexts;
  return [nameMissing, phoneMissing, addressMissing, fabricsMissing].some((text) => text === fault);
}
