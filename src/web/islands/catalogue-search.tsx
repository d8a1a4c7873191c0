import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import { type CatalogueEntry, usualPrice } from '../../domain/catalogue/catalogue-entry.ts';
import { createFinder } from '../../domain/catalogue/fabric-finder.ts';
import { pageSize } from '../../domain/catalogue/page-of.ts';
import {
  type CatalogueState,
  catalogueQuery,
  readCatalogueState,
} from '../../domain/catalogue/selection-query.ts';
import { CatalogueBook } from '../sections/catalogue/search/catalogue-book.tsx';
import { compareForm } from '../sections/catalogue/compare/compare-bar.tsx';
import { hasTicks } from '../sections/catalogue/search/has-ticks.ts';
import type { ServedBookProps } from '../sections/catalogue/search/served-book.tsx';
import { stateHref } from '../sections/catalogue/search/state-href.ts';

// The module waits for the index, so until it is loaded the page works as it does without script.
const entries = await fetchEntries();
const find = createFinder(entries);

/**
 * Updates the catalogue and the address while the visitor types and ticks. The form's fields are
 * uncontrolled and show input at once; only the results are rendered, in a transition.
 */
export default function CatalogueSearch({ state: first, price = usualPrice }: ServedBookProps) {
  const [state, setState] = useState(first);
  const [ticked, setTicked] = useState(tickedNow);
  const form = useRef<HTMLFormElement>(null);
  const [facetsOpen] = useState(() => hasTicks(first));

  useEffect(() => {
    // The visitor may have typed or ticked something before the island was hydrated.
    const entered = readForm(form.current!);
    if (!isSame(entered, { ...first, page: 1 })) startTransition(() => setState(entered));
  }, [first]);
  useEffect(() => history.replaceState(history.state, '', stateHref(state)), [state]);
  useEffect(() => {
    document.dispatchEvent(new Event('pictures'));
  });
  useEffect(() => {
    if (state.page > 1 && state.page > first.page) focusCard((state.page - 1) * pageSize);
  }, [state.page, first.page]);

  const go = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(stateLink);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = readCatalogueState(new URL(link.href).searchParams);
    writeForm(form.current!, next);
    startTransition(() => setState(next));
  });
  useEffect(() => {
    const noteTick = ({ target }: Event) => {
      if (!isTick(target)) return;
      const tick = { value: target.value, checked: target.checked };
      startTransition(() => setTicked((old) => withTick(old, tick)));
    };
    const forget = ({ target }: Event) => {
      if ((target as Element).id === compareForm) setTicked(new Set<string>());
    };
    // Cards and chips are replaced and the comparison bar is outside the island, so the document listens.
    document.addEventListener('click', go);
    document.addEventListener('change', noteTick);
    document.addEventListener('reset', forget);
    return () => {
      document.removeEventListener('click', go);
      document.removeEventListener('change', noteTick);
      document.removeEventListener('reset', forget);
    };
  }, []);

  function ask(event: SyntheticEvent<HTMLFormElement>) {
    if (event.type === 'submit') event.preventDefault();
    const entered = readForm(event.currentTarget);
    startTransition(() => setState(entered));
  }

  return (
    <CatalogueBook
      state={state}
      finding={find(state)}
      total={entries.length}
      price={price}
      facetsOpen={facetsOpen}
      form={form}
      onAsk={ask}
      ticked={ticked}
    />
  );
}

/** Links to another state of this page: one page more, one tick less, or no ticks. */
const stateLink = '[data-island=catalogue-search] a[data-island-act]';

function isTick(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === 'ids';
}

function withTick(
  ticked: ReadonlySet<string>,
  { value, checked }: { readonly value: string; readonly checked: boolean },
) {
  const others = [...ticked].filter((slug) => slug !== value);
  return new Set(checked ? [...others, value] : others);
}

/** The fabrics that were ticked before the island was hydrated. */
function tickedNow(): ReadonlySet<string> {
  const boxes = document.querySelectorAll<HTMLInputElement>('[name=ids]:checked');
  return new Set([...boxes].map(({ value }) => value));
}

async function fetchEntries(): Promise<readonly CatalogueEntry[]> {
  const answer = await fetch('/catalogue-index.json');
  if (!answer.ok) throw new Error(`The catalogue index answered ${answer.status}`);
  return (await answer.json()) as readonly CatalogueEntry[];
}

/** Reads the form as the server does; the result is always on the first page. */
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

/** After "show more" the keyboard continues at the first new card. */
function focusCard(index: number): void {
  const names = document.querySelectorAll<HTMLElement>('#fabrics h3 a');
  names[index]?.focus({ preventScroll: true });
}
