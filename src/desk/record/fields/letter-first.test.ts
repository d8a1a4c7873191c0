import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLetter, letterFirst } from './letter-first.ts';

let frames: (() => void)[] = [];
class TextArea extends EventTarget {}

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  paint();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
}

/** A record with one screen, which says what it saw. */
function openRecord() {
  const record = { text: '' };
  const seen: string[] = [];
  const show = afterLetter(() => seen.push(record.text));
  const write = (text: string) => {
    record.text = text;
    show();
  };
  return { record, seen, write };
}

function press(type: string, what: object = {}): void {
  window.dispatchEvent(Object.assign(new Event(type), what));
}

test('the record has a letter at once, its screen after the next paint, and once for several', () => {
  const { record, seen, write } = openRecord();
  const then = vi.fn();
  letterFirst(() => write('a'), then);
  letterFirst(() => write('ab'), then);
  expect(record.text).toBe('ab');
  expect(seen).toEqual([]);
  expect(then).not.toHaveBeenCalled();
  paint();
  expect(seen).toEqual(['ab']);
  expect(then).toHaveBeenCalled();
});

test('what is not typed is shown at once', () => {
  const { seen, write } = openRecord();
  write('chosen');
  expect(seen).toEqual(['chosen']);
});

test('another act right after a letter finds a screen that knows the letter', () => {
  const acts: readonly (() => void)[] = [
    () => press('pointerdown'),
    () => press('focusout'),
    () => press('keydown', { key: 'Tab' }),
    () => press('keydown', { key: 'Enter' }),
    () => press('keydown', { key: 's', ctrlKey: true }),
  ];
  for (const act of acts) {
    const { seen, write } = openRecord();
    letterFirst(
      () => write('a'),
      () => {},
    );
    act();
    expect(seen).toEqual(['a']);
    paint();
    expect(seen).toEqual(['a']);
  }
});

test('neither the next letter nor a key that the field reads waits for the screen', () => {
  const { seen, write } = openRecord();
  letterFirst(
    () => write('a'),
    () => {},
  );
  for (const key of ['b', 'Backspace', 'Shift', 'ArrowLeft', 'Unidentified', 'Process']) {
    press('keydown', { key });
    expect([key, seen]).toEqual([key, []]);
  }
});

test('a new line in a text of several lines is a letter, too', () => {
  const { seen, write } = openRecord();
  letterFirst(
    () => write('a'),
    () => {},
  );
  const enter = Object.assign(new Event('keydown'), { key: 'Enter' });
  Object.defineProperty(enter, 'target', { value: new TextArea() });
  window.dispatchEvent(enter);
  expect(seen).toEqual([]);
});

test('a screen that is being drawn in slices is drawn at once before another act', () => {
  const { seen, write } = openRecord();
  letterFirst(
    () => write('a'),
    () => {},
  );
  paint();
  press('pointerdown');
  press('pointerdown');
  expect(seen).toEqual(['a', 'a']);
});
