import { useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useKeys } from '../use-keys.ts';
import { numberedSections } from './sections.ts';

type Key = readonly [key: string, does: string];

const groups: readonly { readonly where: string; readonly keys: readonly Key[] }[] = [
  {
    where: 'Everywhere',
    keys: [
      ['1 to 8', numberedSections.map(({ label }, i) => `${i + 1} ${label}`).join(', ')],
      ['/', 'Search'],
      ['?', 'This list'],
    ],
  },
  {
    where: 'Inbox',
    keys: [
      ['j', 'Next enquiry'],
      ['k', 'Previous enquiry'],
      ['Enter', 'Open it'],
      ['x', 'Choose it'],
      ['a', 'Make it mine: I answer this enquiry'],
      ['r', 'Reply'],
      ['n', 'Write a note'],
      ['u', 'Back to the inbox'],
    ],
  },
  {
    where: 'Fabrics',
    keys: [
      ['j', 'Next fabric'],
      ['k', 'Previous fabric'],
      ['Enter', 'Open it'],
      ['x', 'Choose it'],
      ['Shift+x', 'Choose all from the last one to here'],
      ['n', 'Add a fabric'],
      ['p', 'Publish the chosen fabrics at once; it can be undone'],
      ['h', 'Hide the chosen fabrics from the site'],
      ['e', 'Download the list'],
      ['Esc', 'Clear the choice'],
    ],
  },
  {
    where: 'One fabric',
    keys: [
      ['Ctrl+S', 'Save now'],
      ['Ctrl+Enter', 'Publish'],
      ['Ctrl+\\', 'Preview'],
      ['[', 'Previous fabric'],
      [']', 'Next fabric'],
      ['g c', 'Go to Construction'],
    ],
  },
  {
    where: 'History',
    keys: [
      ['j', 'Older version'],
      ['k', 'Newer version'],
      ['b', 'Bring back the version before'],
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
        Keyboard shortcuts
      </button>
      <Dialog id="keys" title="Keyboard shortcuts" ref={dialog}>
        <div className="key-groups">
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
        </div>
      </Dialog>
    </>
  );
}
