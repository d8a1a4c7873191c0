import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SaveAnswer } from '../../contract/desk/publishing-answers.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import { SmallDesk } from './desk.fixture.ts';
import { readField } from './fields/fields.ts';
import {
  answer,
  type Held,
  isDirty,
  isUnsaved,
  lose,
  missAnswer,
  openHeld,
  pause,
  read,
  refuse,
  send,
  settle,
  type,
} from './held-record.ts';

const fields = ['a', 'g.c'] as const;
const acts = [
  'type',
  'type back',
  'send',
  'arrives',
  'answered',
  'line breaks',
  'no answer',
  'answer gone',
  'refused',
  'looks',
  'reloads',
  'keeps mine',
  'takes theirs',
] as const;
const begin: RecordBody = { a: 'a0', g: { c: 'c0' } };

class Editor {
  held: Held;
  readonly name: string;
  readonly desk: SmallDesk;
  /** What this person sees as written in each field: their last word. */
  readonly wrote = new Map<string, string>();
  /** Everything that stood in the form or in a question. */
  readonly seen = new Set<unknown>(fields.map((field) => readField(begin, field)));
  reply: SaveAnswer | undefined;
  words = 0;
  keys = 0;

  constructor(name: string, desk: SmallDesk) {
    this.name = name;
    this.desk = desk;
    this.held = openHeld(desk.detail());
  }

  act(what: (typeof acts)[number], field: string): void {
    const { held } = this;
    const [clash] = held.clashes;
    if (what === 'type') this.#write(field, `${this.name}${(this.words += 1)}`);
    if (what === 'type back') this.#write(field, String(readField(begin, field)));
    if (what === 'send') this.held = send(held, `${this.name} ${(this.keys += 1)}`);
    if (what === 'looks') this.held = read(held, this.desk.detail());
    if (what === 'keeps mine' && clash) this.held = settle(held, clash.field, 'mine');
    if (what === 'takes theirs' && clash) {
      this.wrote.delete(clash.field);
      this.held = settle(held, clash.field, 'theirs');
    }
    if (what === 'reloads') this.held = JSON.parse(JSON.stringify(held)) as Held;
    if (!held.sending) return;
    if (what === 'arrives') this.reply = this.desk.save(held.sending, this.name);
    if (what === 'answered') this.hear(this.desk.save(held.sending, this.name));
    if (what === 'line breaks') this.held = lose(held, 1);
    if (what === 'no answer') this.held = pause(held, 1, 'No answer.');
    if (what === 'answer gone' && this.reply) this.held = missAnswer(held);
    if (what === 'refused' && !this.reply) this.held = refuse(held, 1, 'No.');
    if (!this.held.sending) this.reply = undefined;
  }

  hear(reply: SaveAnswer): void {
    this.held = answer(this.held, reply, 1, 'somebody');
    this.reply = undefined;
  }

  /** A last word is in the form, or the desk has had it. */
  lost(): string[] {
    return [...this.wrote].flatMap(([field, word]) => {
      const shown = readField(this.held.body, field);
      return shown === word || this.desk.hasHad(word) ? [] : [`${this.name} ${field} ${word}`];
    });
  }

  look(): void {
    for (const field of fields) this.seen.add(readField(this.held.body, field));
    for (const { theirs } of this.held.clashes) this.seen.add(theirs);
  }

  #write(field: string, word: string): void {
    this.wrote.set(field, word);
    this.held = type(this.held, { [field]: word });
  }
}

const steps = fc.array(
  fc.record({
    who: fc.nat(2),
    // Most of the time somebody types, sends and is answered.
    what: fc.constantFrom(...acts, 'type', 'send', 'answered', 'send', 'answered'),
    field: fc.constantFrom(...fields),
  }),
  // By itself the generator stops at ten.
  { maxLength: 40, size: 'max' },
);

test('whatever order answers, losses and reloads come in: no last word is lost, none is put aside unseen, no key acts twice', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const { desk } = play(list);
      expect([...desk.acted.values()].every((times) => times === 1)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('when all is sent and every question is answered, all forms say what the desk says', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const { desk, editors } = play(list);
      for (const editor of [...editors, ...editors, ...editors]) finish(editor);
      for (const editor of editors) {
        editor.held = read(editor.held, desk.detail());
        expect(isUnsaved(editor.held)).toBe(false);
        expect(editor.held.body).toEqual(desk.head.body);
        expect(editor.lost()).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

function play(list: readonly { who: number; what: (typeof acts)[number]; field: string }[]) {
  const desk = new SmallDesk(begin);
  const editors = ['x', 'y', 'z'].map((name) => new Editor(name, desk));
  for (const { who, what, field } of list) {
    const before = desk.head.body;
    const editor = editors[who]!;
    editor.act(what, field);
    const lost = editors.flatMap((each) => each.lost());
    const unseen = replacedUnseen(before, desk.head.body, editor);
    if (lost.length + unseen.length > 0) throw new Error(`lost: ${lost}, unseen: ${unseen}`);
    editor.look();
  }
  return { desk, editors };
}

/** What this save put aside although whoever saved it had never seen it. */
function replacedUnseen(before: RecordBody, after: RecordBody, { seen }: Editor): unknown[] {
  return fields
    .filter((field) => readField(before, field) !== readField(after, field))
    .map((field) => readField(before, field))
    .filter((value) => !seen.has(value));
}

/** Saves until nothing is left, and takes the own text where there is a question. */
function finish(editor: Editor): void {
  for (let tries = 0; tries < 20; tries += 1) {
    if (!editor.held.sending && !isDirty(editor.held)) {
      if (editor.held.clashes.length === 0) return;
      editor.act('keeps mine', '');
      continue;
    }
    editor.act('send', '');
    editor.act('answered', '');
  }
  throw new Error('This form never came to an end.');
}
