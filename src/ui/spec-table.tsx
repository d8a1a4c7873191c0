import type { ReactNode } from 'react';

interface SpecTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
}

export function SpecTable({ caption, rows }: SpecTableProps) {
  return (
    <table className="spec">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
