import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useKeys } from '../use-keys.ts';

const keys: readonly (readonly [string, string])[] = [
  ['j  k', 'Next and previous enquiry'],
  ['Enter', 'Open it'],
  ['x', 'Select it'],
  ['a', 'Take it'],
  ['/', 'Search'],
  ['r', 'Reply'],
  ['n', 'Write a note'],
  ['u', 'Back to the inbox'],
  ['1 to 8', 'The sections, from the inbox down to the numbers'],
  ['?', 'This list'],
];

export function KeyHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const show = () => dialog.current?.showModal();
  useKeys({ '?': show });
  return (
    <>
      <button type="button" className="quiet" onClick={show}>
        Keys
      </button>
      <Dialog id="keys" title="Keys" ref={dialog}>
        <dl className="keys">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
