import '../../styles/record.css';
import { createContext, type ReactNode, use, useId, useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { ClashCard } from '../clash-card.tsx';
import type { Editing } from '../editing.ts';
import { readField } from './fields.ts';
import { clashesOf, faultsOf, hasChanged } from './of-field.ts';
import { spellFault, spellPlainly, type SpellValue } from './spell-value.ts';
import { Was } from './was.tsx';

interface RowProps {
  readonly editing: Editing;
  /** The first one names the row; the others are written by it, too. */
  readonly field: string | readonly string[];
  readonly label: string;
  readonly hint?: ReactNode;
  /** The value of the first field in a sentence: `145 GSM`. */
  readonly spell?: SpellValue;
  /** False: the row says itself what stood there before. */
  readonly was?: boolean;
  readonly children: ReactNode;
}

/** Label left, value right; what changed, what is wrong and what two people wrote stand in the row. */
export function Row({
  editing,
  field,
  label,
  hint,
  spell = spellPlainly,
  was,
  children,
}: RowProps) {
  const id = useId();
  const fields = typeof field === 'string' ? [field] : field;
  const first = fields[0]!;
  const changed = editing.before !== null && fields.some((one) => hasChanged(editing, one));
  const faults = [...new Set(fields.flatMap((one) => faultsOf(editing, one)))];
  const clashes = [...new Set(fields.flatMap((one) => clashesOf(editing, one)))];
  const isWrong = faults.length > 0;
  const hinted = hint !== undefined;
  const names = useMemo(
    () => ({
      labelId: `${id}-label`,
      describedBy:
        classNames(hinted && `${id}-hint`, changed && `${id}-changed`, isWrong && `${id}-faults`) ||
        undefined,
      invalid: isWrong || undefined,
    }),
    [id, hinted, changed, isWrong],
  );
  return (
    <div
      className={classNames('line', changed && 'touched')}
      id={rowId(first)}
      data-row={fields.join(' ')}
      role="group"
      aria-labelledby={names.labelId}
      tabIndex={-1}
    >
      <div className="k">
        <b id={names.labelId}>{label}</b>
        {hint && <span id={`${id}-hint`}>{hint}</span>}
        {changed && (
          <span className="sr" id={`${id}-changed`}>
            Changed
          </span>
        )}
      </div>
      <div className="line-value">
        {clashes.length > 0 ? (
          clashes.map((clash) => (
            <ClashCard key={clash.field} {...{ editing, clash, label, spell }} />
          ))
        ) : (
          <RowNames value={names}>{children}</RowNames>
        )}
        {changed && was !== false && clashes.length === 0 && (
          <Was
            editing={editing}
            field={first}
            value={readField(editing.before, first)}
            spell={spell}
          />
        )}
        {isWrong && (
          <div className="line-faults lab" id={`${id}-faults`}>
            {faults.map((fault) => (
              <p key={fault.field + fault.message}>{spellFault(fault, label)}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

interface RowNaming {
  readonly labelId: string | undefined;
  readonly describedBy: string | undefined;
  readonly invalid: true | undefined;
}

/** What a control in a row is called and described by. */
const RowNames = createContext<RowNaming>({
  labelId: undefined,
  describedBy: undefined,
  invalid: undefined,
});

/** For a control of one's own; with a label beside it, it names itself. */
export function useRowAria(ownLabel?: string) {
  const { labelId, describedBy, invalid } = use(RowNames);
  return {
    ...(ownLabel === undefined ? { 'aria-labelledby': labelId } : { 'aria-label': ownLabel }),
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  } as const;
}

export function rowId(field: string): string {
  return `row-${field.replaceAll('.', '-')}`;
}
