import type { ReactNode } from 'react';
import { fieldLabel } from '../../../domain/publishing/field-labels.ts';
import { useBook } from '../book.ts';
import { FactText } from './fact-text.tsx';
import type { FormField } from './form-of.ts';
import { Labelled, type ValueFormProps } from './labelled.tsx';
import { ListForm } from './list-form.tsx';
import { toText } from '../../record/fields/fields.ts';

/** A form for any value: texts, numbers, groups and lists, as its examples are. */
export function ValueForm(props: ValueFormProps): ReactNode {
  const { node, path, label, value, onChange } = props;
  switch (node.type) {
    case 'group':
      return <GroupForm {...props} fields={node.fields} />;
    case 'list':
      return <ListForm {...props} node={node} EntryForm={ValueForm} />;
    case 'yes':
      return (
        <label className="tick">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
      );
    case 'number':
      return (
        <Labelled {...props}>
          {(id) => (
            <input
              id={id}
              className="inp inp-short"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={toText(value)}
              onChange={({ target }) => onChange(numberOr(target.value))}
            />
          )}
        </Labelled>
      );
    case 'choice':
      return (
        <Labelled {...props}>
          {(id) => (
            <select
              id={id}
              className="inp sel"
              value={toText(value)}
              onChange={({ target }) => onChange(target.value)}
            >
              {node.choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )}
        </Labelled>
      );
    default:
      if (path.endsWith('.claim')) return <ClaimChoice {...props} />;
      return <FactText {...props} long={node.long} />;
  }
}

function GroupForm({
  kind,
  path,
  value,
  onChange,
  fields,
}: ValueFormProps & { readonly fields: readonly FormField[] }) {
  const group = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  const write = (name: string, next: unknown, optional: boolean) => {
    const { [name]: _before, ...others } = group;
    const isGone = optional && (next === '' || next === false || next === undefined);
    onChange(isGone ? others : { ...group, [name]: next });
  };
  return (
    <div className="form-group">
      {fields.map(({ name, node, optional }) => {
        const own = path === '' ? name : `${path}.${name}`;
        const label = fieldLabel(kind, own);
        const form = (
          <ValueForm
            node={node}
            kind={kind}
            path={own}
            label={label}
            value={group[name]}
            onChange={(next) => write(name, next, optional)}
          />
        );
        const isDeep = node.type === 'group';
        return isDeep ? (
          <fieldset key={name} className="form-deep">
            <legend>{label}</legend>
            {form}
          </fieldset>
        ) : (
          <div key={name}>{form}</div>
        );
      })}
    </div>
  );
}

/** Figures of the home page say which claim they count up to. */
function ClaimChoice(props: ValueFormProps) {
  const claims = useBook().list('claim');
  return (
    <Labelled {...props}>
      {(id) => (
        <select
          id={id}
          className="inp sel"
          value={toText(props.value)}
          onChange={({ target }) => props.onChange(target.value)}
        >
          {claims
            .filter(({ body }) => typeof body?.['value'] === 'number')
            .map(({ key, body }) => (
              <option key={key} value={key}>
                {toText(body?.['text'])}
              </option>
            ))}
        </select>
      )}
    </Labelled>
  );
}

/** What is no number yet is kept as it was typed: the desk says that it must be one. */
function numberOr(typed: string): number | string {
  const plain = typed.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : typed;
}
