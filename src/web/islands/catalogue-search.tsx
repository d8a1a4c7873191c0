import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type SyntheticEvent,
} from 'react';
import type { CatalogueEntry } from '../../domain/catalogue/catalogue-entry.ts';
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
import { stateHref } from '../sections/catalogue/search/state-href.ts';

// The island is not alive before it has the book: until then the page answers as without script.
const entries = await fetchEntries();
const find = createFinder(entries);

/**
 * The catalogue answering as one types and ticks; the address follows. The form's own fields show at
 * once what was typed, so that nothing but the answer is ours to show, and it may take its time.
 */
export default function CatalogueSearch({ state: first }: { readonly state: CatalogueState }) {
  const [state, setState] = useState(first);
  const [ticked, setTicked] = useState(tickedNow);
  const form = useRef<HTMLFormElement>(null);
  const [facetsOpen] = useState(() => hasTicks(first));

  useEffect(() => {
    // What was typed or ticked while we were on our way.
    const asked = readForm(form.current!);
    if (!isSame(asked, { ...first, page: 1 })) setState(asked);
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
    // Cards and chips come and go, and the bar of ticked fabrics stands outside: the document stays.
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
    const asked = readForm(event.currentTarget);
    startTransition(() => setState(asked));
  }

  return (
    <CatalogueBook
      state={state}
      finding={find(state)}
      total={entries.length}
      facetsOpen={facetsOpen}
      form={form}
      onAsk={ask}
      ticked={ticked}
    />
  );
}

/** Leads to another state of this page: more, one tick less, none at all. */
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

/** Ticks that were made before we came. */
function tickedNow(): ReadonlySet<string> {
  const boxes = document.querySelectorAll<HTMLInputElement>('[name=ids]:checked');
  return new Set([...boxes].map(({ value }) => value));
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
