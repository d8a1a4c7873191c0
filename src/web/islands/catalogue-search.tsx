import { useDeferredValue, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { CatalogueEntry } from '../../domain/catalogue/catalogue-entry.ts';
import { createFinder } from '../../domain/catalogue/fabric-finder.ts';
import { pageSize } from '../../domain/catalogue/page-of.ts';
import {
  type CatalogueState,
  catalogueQuery,
  readCatalogueState,
} from '../../domain/catalogue/selection-query.ts';
import { CatalogueBook } from '../sections/catalogue/catalogue-book.tsx';
import { hasTicks } from '../sections/catalogue/has-ticks.ts';
import { stateHref } from '../sections/catalogue/state-href.ts';

// The island is not alive before it has the book: until then the page answers as without script.
const entries = await fetchEntries();
const find = createFinder(entries);

/** The catalogue answering as one types and ticks; the address follows. */
export default function CatalogueSearch({ state: first }: { readonly state: CatalogueState }) {
  const [state, setState] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const shown = useDeferredValue(state);
  const [facetsOpen] = useState(() => hasTicks(first));

  useEffect(() => {
    // What was typed or ticked while we were on our way.
    const asked = readForm(form.current!);
    if (!isSame(asked, { ...first, page: 1 })) setState(asked);
  }, [first]);
  useEffect(() => history.replaceState(history.state, '', stateHref(state)), [state]);
  useEffect(() => {
    document.dispatchEvent(new Event('pictures'));
  }, [shown]);
  useEffect(() => {
    if (shown.page > 1 && shown.page > first.page) focusCard((shown.page - 1) * pageSize);
  }, [shown.page, first.page]);

  function ask(event: SyntheticEvent<HTMLFormElement>) {
    if (event.type === 'submit') event.preventDefault();
    setState(readForm(event.currentTarget));
  }

  function go(event: SyntheticEvent<HTMLElement>) {
    const { ctrlKey, metaKey, shiftKey } = event.nativeEvent as MouseEvent;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-island-act]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const next = readCatalogueState(new URL(link.href).searchParams);
    writeForm(form.current!, next);
    setState(next);
  }

  return (
    <CatalogueBook
      state={shown}
      finding={find(shown)}
      total={entries.length}
      facetsOpen={facetsOpen}
      form={form}
      onAsk={ask}
      onGo={go}
    />
  );
}

async function fetchEntries(): Promise<readonly CatalogueEntry[]> {
  const answer = await fetch('/catalogue-index.json');
  if (!answer.ok) throw new Error(`The index was answered ${answer.status}`);
  return (await answer.json()) as readonly CatalogueEntry[];
}

/** As the server reads the same form, on its first page. */
function readForm(form: HTMLFormElement): CatalogueState {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  return readCatalogueState(fields);
}

function writeForm(form: HTMLFormElement, state: CatalogueState): void {
  const query = catalogueQuery(state);
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = query.getAll(field.name).includes(field.value);
    else field.value = query.get(field.name) ?? '';
  }
}

function isSame(a: CatalogueState, b: CatalogueState): boolean {
  return stateHref(a) === stateHref(b);
}

/** The hand that asked for more goes on where the new cards begin. */
function focusCard(index: number): void {
  const names = document.querySelectorAll<HTMLElement>('#fabrics h3 a');
  names[index]?.focus({ preventScroll: true });
}
