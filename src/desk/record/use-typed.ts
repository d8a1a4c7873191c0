import { useState } from 'react';
import { letterFirst } from './letter-first.ts';

interface Typed {
  readonly value: string;
  onChange(event: { readonly target: { readonly value: string } }): void;
}

/** For a text field: it shows what is typed until the record, which is read a moment later, says it. */
export function useTyped(value: string, write: (text: string) => void): Typed {
  const [typed, setTyped] = useState<string>();
  return {
    value: typed ?? value,
    onChange({ target: { value: text } }) {
      setTyped(text);
      letterFirst(
        () => write(text),
        () => setTyped(undefined),
      );
    },
  };
}
