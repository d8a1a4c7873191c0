import { consentKey } from '../analytics/consent-key.ts';

/** Keeps the visitor's answer and shows which one it is; both can be pressed at any time. */
export default function wireMeasurementChoice(root: ParentNode): void {
  for (const choice of root.querySelectorAll<HTMLElement>('[data-choice]')) {
    const buttons = [...choice.querySelectorAll<HTMLElement>('[data-choose]')];
    const show = () => {
      const chosen = localStorage.getItem(consentKey);
      for (const button of buttons) {
        button.ariaPressed = String(button.dataset['choose'] === chosen);
      }
    };
    for (const button of buttons) {
      button.addEventListener('click', () => {
        localStorage.setItem(consentKey, button.dataset['choose']!);
        show();
      });
    }
    show();
    choice.hidden = false;
  }
}
