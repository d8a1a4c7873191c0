import { useEffect, useRef, useState } from 'react';
import { sampleKind } from '../../contract/enquiry/sample.ts';
import { EnquiryForm, type FilledForm, useEnquiryForm } from '../forms/enquiry-form.tsx';
import { FormStep, type StepTexts } from '../forms/form-step.tsx';
import { FabricPicker, type PickerTexts } from '../forms/samples/fabric-picker.tsx';
import type { SampleFabric } from '../forms/samples/sample-fabric.tsx';
import { SampleFields } from '../forms/samples/sample-fields.tsx';
import { SwatchPack } from '../forms/samples/swatch-pack.tsx';

interface SamplesFormProps extends FilledForm {
  readonly fabrics: readonly SampleFabric[];
  readonly chosen: readonly string[];
  readonly texts: {
    readonly choose: PickerTexts & { readonly title: string };
    readonly pack: { readonly title: string; readonly empty: string; readonly remove: string };
    readonly send: StepTexts;
    readonly note: string;
  };
}

/** Requests the free swatch pack: the visitor chooses swatches, then gives an address. */
export default function SamplesForm(props: SamplesFormProps) {
  const { texts } = props;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(props.chosen);
  const state = useEnquiryForm(sampleKind, { ...props, element: form });
  // The choice is read from the checkboxes, since some may have been ticked before script ran.
  const count = () => setChosen(new FormData(form.current!).getAll('fabrics').map(String));
  useEffect(count, []);
  const takeOut = (slug: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name=fabrics][value="${slug}"]`)?.click();
  const inPack = chosen.flatMap((slug) => props.fabrics.find((one) => one.slug === slug) ?? []);
  return (
    <EnquiryForm state={state} className="steps samples" aria-label="Swatch pack request">
      <FormStep number={1} texts={{ title: texts.choose.title, text: texts.note }}>
        <FabricPicker
          fabrics={props.fabrics}
          first={props.chosen}
          chosen={chosen}
          texts={texts.choose}
          error={state.errors['fabrics']}
          hydrated={state.hydrated}
          onChange={count}
        />
      </FormStep>
      <SwatchPack
        fabrics={inPack}
        texts={texts.pack}
        hydrated={state.hydrated}
        onRemove={takeOut}
      />
      <FormStep number={2} texts={texts.send}>
        <SampleFields state={state} />
      </FormStep>
    </EnquiryForm>
  );
}
