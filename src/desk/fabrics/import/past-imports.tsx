import { endpoints } from '../../../contract/desk/endpoints.ts';
import type { ImportLine } from '../../../contract/desk/fabric-answers.ts';
import { callDesk } from '../../call-desk.ts';
import { notifySoon } from '../../changes.ts';
import { Moment } from '../../moment.tsx';
import { showToast, type ToastNews } from '../../record/toasts.tsx';
import { useQuery } from '../../use-query.ts';

/** What was brought in within the last week, each with the way back. */
export function PastImports() {
  const { value: imports = [] } = useQuery(endpoints.fabricImports);
  if (imports.length === 0) return null;
  return (
    <section className="leaf" aria-label="Imports of this week">
      <h2>Lists uploaded this week</h2>
      <ul>
        {imports.map((line) => (
          <li className="imp" key={line.id}>
            <span className="nm">{line.file}</span>
            <span>
              {spellImport(line)}{' '}
              <span className="lab mut">
                <Moment at={line.at} />, {line.author}
              </span>
            </span>
            {line.undoneAt === null ? (
              <button type="button" className="quiet" onClick={() => void undo(line)}>
                Undo this import
              </button>
            ) : (
              <span className="lab mut">Undone</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function spellImport({ added, changed }: Pick<ImportLine, 'added' | 'changed'>): string {
  return [added > 0 && `${added} new`, changed > 0 && `${changed} changed`]
    .filter(Boolean)
    .join(', ');
}

async function undo(line: Pick<ImportLine, 'id' | 'file'>): Promise<void> {
  showToast(await undoImport(line));
}

export async function undoImport({
  id,
  file,
}: Pick<ImportLine, 'id' | 'file'>): Promise<ToastNews> {
  const answer = await callDesk(endpoints.undoImport, { params: { id } });
  if (!answer.ok) return { text: `Not undone. ${answer.error}` };
  notifySoon();
  const { taken, stayed } = answer.value;
  if (stayed.length === 0) return { text: `${file} is undone.` };
  const names = stayed.map(({ name }) => name);
  const shown = [...names.slice(0, 4), ...(names.length > 4 ? [`${names.length - 4} more`] : [])];
  return {
    text: `${taken.length} undone. ${shown.join(', ')} stay: somebody went on with them.`,
  };
}
