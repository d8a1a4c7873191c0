import { expect, test } from 'vitest';
import { hushTyping } from './hush-typing.ts';

test('typing into an island is not heard until the island is taken over; typing elsewhere is', () => {
  const root = new EventTarget();
  const heard: string[] = [];
  let inside = true;
  const end = hushTyping({ contains: () => inside } as unknown as Node, root);
  for (const kind of ['keydown', 'input', 'focusin'])
    root.addEventListener(kind, () => heard.push(kind));
  const type = () => {
    root.dispatchEvent(new Event('keydown'));
    root.dispatchEvent(new Event('input'));
  };
  type();
  expect(heard).toEqual([]);
  root.dispatchEvent(new Event('focusin'));
  expect(heard).toEqual(['focusin']);
  inside = false;
  type();
  expect(heard).toEqual(['focusin', 'keydown', 'input']);
  inside = true;
  end();
  type();
  expect(heard).toEqual(['focusin', 'keydown', 'input', 'keydown', 'input']);
});
