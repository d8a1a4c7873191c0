import { showToast } from '../../record/toasts.tsx';
import { fillIn, useBook } from '../book.ts';
import { addRecord } from '../change-record.ts';
import { useOpenRows } from '../rows/open-rows.tsx';
import { rowName } from '../rows/row-spec.ts';
import { Leaf } from './leaf.tsx';
import { ListRows } from './list-rows.tsx';
import { NewEntry } from './new-entry.tsx';
import { RecordRows } from './record-rows.tsx';
import { toText } from '../../record/fields/fields.ts';

export function Questions() {
  const book = useBook();
  const all = book.list('question');
  return (
    <Leaf
      id="questions"
      title="Questions and answers"
      note={`${all.filter(({ body }) => body).length}, in the order of the page`}
    >
      <ListRows
        kind="question"
        noun="Question"
        shown={6}
        grows
        label={(_, index) => String(index + 1)}
        title={({ body }) => fillIn(toText(body?.['question']), book.facts)}
      />
      <AddQuestion />
      <RecordRows kind="questionPage" />
    </Leaf>
  );
}

/** The address of a question is made of its words, once, so that links to it last. */
function AddQuestion() {
  const book = useBook();
  const { openRow } = useOpenRows();
  const add = async (question: string) => {
    const id = freeId(
      question,
      book.list('question').map(({ key }) => key),
    );
    if (!id) {
      showToast({ text: 'Please write the question in letters.' });
      return false;
    }
    if (!(await addRecord({ kind: 'question', key: id }, { id, question, answer: '' })))
      return false;
    openRow(rowName({ kind: 'question', key: id, field: '' }));
    return true;
  };
  return (
    <NewEntry
      id="new-question"
      offer="Add a question"
      title="A new question"
      label="Question"
      go="Write the answer"
      onAdd={add}
    />
  );
}

export function freeId(question: string, taken: readonly string[]): string {
  const words = question
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word && !small.has(word))
    .slice(0, 5);
  const id = words.join('-').slice(0, 60);
  if (!id || !taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

const small: ReadonlySet<string> = new Set(
  'a an and are can do does for how i in is it long many much my of on or our the to we what when which you your'.split(
    ' ',
  ),
);
