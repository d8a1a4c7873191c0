/** The cloth that the form under the instrument asks for. */
export interface Asked {
  readonly design: string;
  /** A blank where no browser has weighed it. */
  readonly weight: string;
}

/** Told to the form whenever the cloth in hand changes. */
export const askedEvent = 'asked-design';

/**
 * Kept at the form itself: the instrument may have been played long before the form wakes, and waking
 * puts every field back to what the server had written.
 */
export function keepAsked(form: HTMLFormElement, { design, weight }: Asked): void {
  form.dataset['design'] = design;
  form.dataset['weight'] = weight;
}

export function readAsked(form: HTMLFormElement): Asked | undefined {
  const { design, weight = '' } = form.dataset;
  return design === undefined ? undefined : { design, weight };
}
