import type { ReactNode } from 'react';
import type { RowSpec } from './row-spec.ts';

export interface MillRowProps {
  readonly row: RowSpec;
  /** The value as it stands in the row; without it its texts, as the page prints them. */
  readonly value?: ReactNode;
  /** Stands for a value that is shipped for show and belongs to nobody. */
  readonly example?: boolean;
  /** A form of its own instead of the general one. */
  readonly form?: RowForm;
  /** Beside Keep and Cancel. */
  readonly acts?: ReactNode;
  /** Alt with an arrow moves the row in its list. */
  readonly onMove?: (by: number) => void;
}

export type RowForm = (props: {
  readonly value: unknown;
  onChange(value: unknown): void;
}) => ReactNode;
