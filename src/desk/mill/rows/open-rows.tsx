import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { go, useLocation } from '../../location.ts';

/** The row that is being written stands in the address, so a link leads to the very field. */
interface OpenRows {
  readonly open: string | undefined;
  openRow(name: string): void;
  closeRow(name: string): void;
}

const OpenRowsContext = createContext<OpenRows | undefined>(undefined);

export function OpenRowsProvider({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const open = new URLSearchParams(search).get('row') ?? undefined;
  const openRow = useCallback((name: string) => setRow(name), []);
  const closeRow = useCallback((name: string) => {
    const current = new URL(window.location.href).searchParams.get('row') ?? '';
    // A link may lead into the row: `contacts.0.phone` in `contacts.0`.
    if (current.startsWith(name)) setRow(undefined);
    // The button of the row comes back, and with it the place on the screen.
    requestAnimationFrame(() => document.getElementById(buttonId(name))?.focus());
  }, []);
  const value = useMemo(() => ({ open, openRow, closeRow }), [open, openRow, closeRow]);
  return <OpenRowsContext value={value}>{children}</OpenRowsContext>;
}

export function useOpenRows(): OpenRows {
  const rows = use(OpenRowsContext);
  if (!rows) throw new Error('Rows stand on the screen of the mill.');
  return rows;
}

export function buttonId(name: string): string {
  return `open-${name.replace(/[^\w-]/g, '-')}`;
}

/** The address with this row open. */
export function addressOfRow(name: string | undefined): string {
  const url = new URL(window.location.href);
  if (name === undefined) url.searchParams.delete('row');
  else url.searchParams.set('row', name);
  return url.pathname + url.search;
}

function setRow(name: string | undefined): void {
  go(addressOfRow(name), { replace: true });
}
