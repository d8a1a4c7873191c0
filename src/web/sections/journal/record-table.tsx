import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { headingText } from './anchor-of.ts';

type Row = readonly ReactNode[];

interface DataTableProps {
  readonly caption?: string;
  readonly columns: Row;
  readonly rows: readonly Row[];
}

/**
 * A table like a record card. Every cell carries the name of its column, so that a phone can deal
 * a wide table out into one card for each row instead of scrolling it sideways.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={columns.length > 3 ? 'card-table card-table-wide' : 'card-table'}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) =>
            headingText(column) ? (
              <th key={headingText(column)} scope="col">
                {column}
              </th>
            ) : (
              <td key="corner">{column}</td>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={headingText(name)}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => {
              const column = headingText(columns[index + 1]);
              return (
                <td
                  key={column}
                  data-column={column}
                  // A short figure such as 160–200 GSM is read at a glance, or not at all if broken.
                  className={headingText(cell).length <= 14 ? 'unbroken' : undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for a table written in Markdown. */
export function RecordTable({ children }: { readonly children?: ReactNode }) {
  const [columns = [], ...rows] = elements(children).flatMap((part) =>
    elements(part.props.children).map((row) =>
      elements(row.props.children).map((cell) => cell.props.children),
    ),
  );
  return <DataTable columns={columns} rows={rows} />;
}

type WithChildren = ReactElement<{ readonly children?: ReactNode }>;

function elements(children: ReactNode): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isValidElement(child));
}
