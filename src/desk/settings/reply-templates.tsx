import { type FormEvent, useState } from 'react';
import type {
  DeskSettings,
  ReplyTemplate,
} from '../../contract/desk/endpoints/settings-endpoints.ts';
import { formTexts } from '../form-texts.ts';

interface ReplyTemplatesProps {
  readonly templates: readonly ReplyTemplate[];
  readonly busy: boolean;
  onSave(change: Partial<DeskSettings>): void;
}

export function ReplyTemplates({ templates, busy, onSave }: ReplyTemplatesProps) {
  const [open, setOpen] = useState<number>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = [...templates];
    next[open ?? next.length] = formTexts(event.currentTarget, 'name', 'subject', 'body');
    onSave({ templates: next });
    setOpen(undefined);
  };
  const edited = open === undefined ? undefined : templates[open];
  return (
    <section>
      <h2>Templates</h2>
      <ul className="people">
        {templates.map((template, i) => (
          <li key={template.name}>
            <span>
              <b>{template.name}</b> <span className="mut">{template.subject}</span>
            </span>
            <button type="button" className="quiet" onClick={() => setOpen(i)}>
              Change
            </button>
            <button
              type="button"
              className="quiet"
              disabled={busy}
              onClick={() => onSave({ templates: templates.filter((_, j) => j !== i) })}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {open === undefined ? (
        <button type="button" className="quiet" onClick={() => setOpen(templates.length)}>
          Add a template
        </button>
      ) : (
        <form aria-label="Template" className="stack" onSubmit={submit} key={open}>
          <p className="mut">
            {'{name}'}, {'{reference}'}, {'{product}'} and {'{phone}'} are filled in for each
            enquiry.
          </p>
          <input
            className="inp"
            name="name"
            aria-label="Name"
            placeholder="Name"
            required
            defaultValue={edited?.name}
          />
          <input
            className="inp"
            name="subject"
            aria-label="Subject"
            placeholder="Subject"
            required
            defaultValue={edited?.subject}
          />
          <textarea
            className="inp"
            name="body"
            aria-label="Text"
            rows={6}
            required
            defaultValue={edited?.body}
          />
          <div className="acts">
            <button type="submit" className="btn btn-small" disabled={busy}>
              Save
            </button>
            <button type="button" className="quiet" onClick={() => setOpen(undefined)}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
