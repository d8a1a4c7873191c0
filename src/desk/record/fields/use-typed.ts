import { type ChangeEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { letterFirst } from './letter-first.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  ref(element: TextElement | null): void;
  readonly defaultValue: string;
  onChange(event: ChangeEvent<TextElement>): void;
}

/**
 * For a text field: the browser shows what is typed, and nothing is drawn for it. A value that React
 * writes back for each letter costs a slow computer a second layout of the screen. What the record says
 * is written into the field only where it says something else, and never over a letter that it has not
 * heard of yet.
 */
export function useTyped(value: string, write: (text: string) => void): Typed {
  const [first] = useState(value);
  const field = useRef<TextElement>(null);
  const letters = useRef(0);
  const [heard, setHeard] = useState(0);
  const ref = useCallback((element: TextElement | null) => {
    field.current = element;
  }, []);
  useLayoutEffect(() => {
    const { current } = field;
    if (current && heard === letters.current && current.value !== value) current.value = value;
  }, [value, heard]);
  return {
    ref,
    defaultValue: first,
    onChange({ target: { value: text } }) {
      letters.current += 1;
      const letter = letters.current;
      letterFirst(
        () => write(text),
        () => setHeard(letter),
      );
    },
  };
}
