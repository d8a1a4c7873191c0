import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useKeys } from '../use-keys.ts';

type Key = readonly [key: string, does: string];

const groups: readonly { readonly where: string; readonly keys: readonly Key[] }[] = [
  {
    where: 'Everywhere',
    keys: [
      ['1 to 8', 'The sections, from the inbox down to the numbers'],
      ['/', 'Search'],
      ['?', 'This list'],
    ],
  },
  {
    where: 'Inbox',
    keys: [
      ['j  k', 'Next and previous enquiry'],
      ['Enter', 'Open it'],
      ['x', 'Select it'],
      ['a', 'Take it'],
      ['r', 'Reply'],
      ['n', 'Write a note'],
      ['u', 'Back to the inbox'],
    ],
  },
  {
    where: 'Fabrics',
    keys: [
      ['j  k', 'Next and previous fabric'],
      ['Enter', 'Open it'],
      ['x', 'Choose it; with Shift, all up to it'],
      ['n', 'Add a fabric'],
      ['p', 'Publish what is chosen'],
      ['h', 'Hide what is chosen'],
      ['e', 'Export'],
      ['Esc', 'Choose none'],
    ],
  },
  {
    where: 'One fabric',
    keys: [
      ['Ctrl+S', 'Save now'],
      ['Ctrl+Enter', 'Publish'],
      ['Ctrl+\\', 'Preview'],
      ['[  ]', 'Previous and next fabric'],
      ['g c', 'Construction'],
    ],
  },
  {
    where: 'History',
    keys: [
      ['j  k', 'Next and previous state'],
      ['b', 'Bring it back'],
      ['s', 'Show what stayed the same'],
    ],
  },
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
        {groups.map(({ where, keys }) => (
          <section key={where} aria-label={where}>
            <h3>{where}</h3>
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
          </section>
        ))}
      </Dialog>
    </>
  );
}
