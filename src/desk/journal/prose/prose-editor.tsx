import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Edit, heading, link, list, mark, type Selected, table } from './edit-prose.ts';
import { useTyped } from '../../record/fields/use-typed.ts';
import { LinkForm } from './link-form.tsx';

interface ProseEditorProps {
  readonly text: string;
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly isFocused?: boolean;
  onChange(text: string): void;
}

interface Tool {
  readonly label: string;
  readonly key?: string;
  readonly act: (selected: Selected) => Edit;
}

const tools: readonly Tool[] = [
  { label: 'Bold', key: 'b', act: (selected) => mark(selected, '**') },
  { label: 'Italic', key: 'i', act: (selected) => mark(selected, '*') },
  { label: 'Heading', act: heading },
  { label: 'List', act: (selected) => list(selected) },
  { label: 'Someone’s words', act: (selected) => list(selected, '> ') },
  { label: 'Table', act: table },
];

/** A field is as tall as its text, so that nobody scrolls in two places. Measuring it costs a layout for each key. */
const growsByItself = CSS.supports('field-sizing', 'content');

/** Text with a few signs in it; the buttons write the signs. */
export function ProseEditor({ text, label, describedBy, isFocused, onChange }: ProseEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  const { ref, ...typed } = useTyped(text, onChange);
  const holdArea = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      ref(element);
    },
    [ref],
  );
  const [linking, setLinking] = useState(false);
  const wanted = useRef<{ start: number; end: number }>(undefined);
  useEffect(() => {
    if (!isFocused) return;
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [isFocused]);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    if (!growsByItself) {
      current.style.height = 'auto';
      current.style.height = `${current.scrollHeight + 2}px`;
    }
    if (wanted.current) current.setSelectionRange(wanted.current.start, wanted.current.end);
    wanted.current = undefined;
  });

  const apply = (act: (selected: Selected) => Edit) => {
    const { current } = area;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end } = current;
    const edit = act({ text, start, end });
    current.focus();
    current.setSelectionRange(edit.from, edit.to);
    // Typed by the browser, so that its own undo knows it.
    const isTyped = document.execCommand('insertText', false, edit.put);
    if (!isTyped) onChange(text.slice(0, edit.from) + edit.put + text.slice(edit.to));
    wanted.current = edit;
    current.setSelectionRange(edit.start, edit.end);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const tool = tools.find(({ key }) => key === event.key);
    if (!tool && event.key !== 'k') return;
    event.preventDefault();
    if (tool) apply(tool.act);
    else setLinking(true);
  };
  return (
    <div className="prose-edit">
      <div className="prose-tools" role="toolbar" aria-label={`Shape of ${label}`}>
        {tools.map(({ label: name, act }) => (
          <button key={name} type="button" className="quiet" onClick={() => apply(act)}>
            {name}
          </button>
        ))}
        <button
          type="button"
          className="quiet"
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          Link
        </button>
      </div>
      {linking && (
        <LinkForm
          onCancel={() => {
            setLinking(false);
            area.current?.focus();
          }}
          onChoose={(address) => {
            setLinking(false);
            apply((selected) => link(selected, address));
          }}
        />
      )}
      <textarea
        ref={holdArea}
        className="inp prose-area"
        aria-label={label}
        aria-describedby={describedBy ? `${describedBy} ${helpId}` : helpId}
        {...typed}
        rows={4}
        onKeyDown={onKey}
      />
      <p className="lab mut" id={helpId}>
        Mark words and press Bold or Italic. Readers do not see the stars and signs that this puts
        in. An empty line begins a new paragraph.
      </p>
    </div>
  );
}
