import type { ReactNode } from 'react';

export interface StepTexts {
  readonly title: string;
  readonly text: string;
}

interface FormStepProps {
  readonly number: number;
  readonly texts: StepTexts;
  readonly children: ReactNode;
}

/** One numbered step of a longer form; a line in the margin connects it with the next. */
export function FormStep({ number, texts, children }: FormStepProps) {
  return (
    <section className="step" aria-labelledby={`step-${number}`}>
      <span className="step-number" aria-hidden="true">
        {number}
      </span>
      <h2 id={`step-${number}`}>
        <span className="sr-only">Step {number}: </span>
        {texts.title}
      </h2>
      <p className="mut">{texts.text}</p>
      {children}
    </section>
  );
}
