import { type Asked, askedEvent, keepAsked } from '../../forms/asked-design.ts';

/** The form under the instrument asks for the cloth that is in hand; without script it asks for the page's own. */
export function tellForm(address: string | undefined, can: boolean, gsm: number | undefined): void {
  const form = document.querySelector<HTMLFormElement>('form[data-keep="design"]');
  if (!form || address === undefined) return;
  const asked: Asked = {
    design: address,
    weight: can && gsm !== undefined ? `${gsm} GSM` : '',
  };
  keepAsked(form, asked);
  set(form, 'design', asked.design);
  set(form, 'weight', asked.weight);
  form.dispatchEvent(new Event(askedEvent));
}

function set(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
