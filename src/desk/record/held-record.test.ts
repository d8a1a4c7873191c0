import { expect, test } from 'vitest';
import type { RecordDetail, SaveAnswer } from '../../contract/desk/publishing-answers.ts';
import type { RecordBody } from '../../domain/publishing/merge-changes.ts';
import {
  answer,
  changedSince,
  type Held,
  isDirty,
  isUnsaved,
  keepingOf,
  lose,
  missAnswer,
  newHeld,
  openHeld,
  read,
  refuse,
  send,
  settle,
  storable,
  type,
} from './held-record.ts';

const cloth: RecordBody = { title: 'Locknit', width: 60, machine: { gauge: 28, kind: 'tricot' } };

function detail(body: RecordBody | null, parent: string | null, rest: Partial<RecordDetail> = {}) {
  return {
    kind: 'fabric',
    key: 'f014',
    title: '',
    state: 'draft',
    body,
    parent,
    draft: null,
    public: null,
    publicBody: cloth,
    shippedBody: cloth,
    faults: [],
    newer: false,
    grows: true,
    ...rest,
  } satisfies RecordDetail;
}

const saved = (revision: string, body: RecordBody): SaveAnswer => ({
  kind: 'saved',
  revision,
  body,
  merged: false,
  fields: [],
  faults: [],
});

const conflict = (revision: string, body: RecordBody | null): SaveAnswer => ({
  kind: 'conflict',
  mine: 'm',
  theirs: { revision, author: 'Harpreet', at: 5, body },
  merged: body,
  clashes: [],
});

const opened = openHeld(detail(cloth, 'r1'));

test('what is typed is saved as a whole, over the state it was typed on', () => {
  const typed = type(opened, { width: 58, 'machine.gauge': 32 });
  expect(keepingOf(typed)).toEqual({ state: 'saving' });
  const sent = send(typed, 'k1');
  const machine = { gauge: 32, kind: 'tricot' };
  expect(sent.sending).toEqual({
    key: 'k1',
    parent: 'r1',
    body: { title: 'Locknit', width: 58, machine },
  });
  const done = answer(sent, saved('r2', sent.sending!.body), 7);
  expect(keepingOf(done)).toEqual({ state: 'saved', at: 7 });
  expect(done.parent).toBe('r2');
  expect(changedSince(done)).toEqual(['width', 'machine.gauge']);
  expect(isUnsaved(done)).toBe(false);
});

test('a field that is emptied is gone from the record', () => {
  const typed = type(opened, { 'machine.kind': undefined });
  expect(storable(typed)).toEqual({ ...cloth, machine: { gauge: 28 } });
});

test('what is typed while a save is on its way goes with the next one', () => {
  const sent = send(type(opened, { width: 58 }), 'k1');
  const more = type(sent, { title: 'Locknit fine' });
  const done = answer(more, saved('r2', sent.sending!.body), 7);
  expect(done.body).toEqual({ ...cloth, width: 58, title: 'Locknit fine' });
  expect(isDirty(done)).toBe(true);
  expect(send(done, 'k2').sending).toMatchObject({ parent: 'r2', body: done.body });
});

test("the other person's fields come in silently with the answer of a merge", () => {
  const sent = send(type(opened, { width: 58 }), 'k1');
  const done = answer(sent, saved('r3', { ...cloth, width: 58, title: 'Charmeuse' }), 7);
  expect(done.body).toEqual({ ...cloth, width: 58, title: 'Charmeuse' });
  expect(done.clashes).toEqual([]);
});

test('a field that both changed is asked about; all others are stored meanwhile', () => {
  const sent = send(type(opened, { width: 58, title: 'Fine' }), 'k1');
  const met = answer(sent, conflict('r2', { ...cloth, width: 62 }), 7);
  expect(met.clashes).toEqual([
    { field: 'width', mine: 58, theirs: 62, author: 'Harpreet', at: 5 },
  ]);
  expect(met.body['width']).toBe(58);
  expect(storable(met)).toEqual({ ...cloth, width: 62, title: 'Fine' });
  const stored = answer(send(met, 'k2'), saved('r3', storable(met)), 8);
  expect(isDirty(stored)).toBe(false);
  // The own text of the clash is nowhere but here.
  expect(isUnsaved(stored)).toBe(true);
  expect(stored.clashes).toHaveLength(1);
});

test('the choice stands, and it is not asked again', () => {
  const sent = send(type(opened, { width: 58 }), 'k1');
  const met = answer(sent, conflict('r2', { ...cloth, width: 62 }), 7);
  const mine = settle(met, 'width', 'mine');
  expect(mine.clashes).toEqual([]);
  expect(send(mine, 'k2').sending).toMatchObject({ parent: 'r2', body: { width: 58 } });
  const theirs = settle(met, 'width', 'theirs');
  expect(theirs.body['width']).toBe(62);
  expect(isUnsaved(theirs)).toBe(false);
});

test('a third person changes the field in question: still one question, about the newest', () => {
  const met = answer(
    send(type(opened, { width: 58 }), 'k1'),
    conflict('r2', { ...cloth, width: 62 }),
    7,
  );
  const again = read(met, detail({ ...cloth, width: 64 }, 'r3', { author: 'Jas', at: 9 }));
  expect(again.clashes).toEqual([{ field: 'width', mine: 58, theirs: 64, author: 'Jas', at: 9 }]);
  const agreed = read(again, detail({ ...cloth, width: 58 }, 'r4', { author: 'Jas', at: 10 }));
  expect(agreed.clashes).toEqual([]);
});

test('photographs that two people added are all there, without a question', () => {
  const list = openHeld(detail({ ...cloth, photographs: ['a'] }, 'r1'));
  const sent = send(type(list, { photographs: ['a', 'mine'] }), 'k1');
  const met = answer(sent, conflict('r2', { ...cloth, photographs: ['a', 'theirs'] }), 7);
  expect(met.clashes).toEqual([]);
  expect(met.body['photographs']).toEqual(['a', 'theirs', 'mine']);
  expect(isDirty(met)).toBe(true);
});

test('a lost answer is asked for again under the same key, before anything newer', () => {
  const sent = send(type(opened, { width: 58 }), 'k1');
  const lost = lose(type(sent, { title: 'Fine' }), 7);
  const offline = { state: 'offline', since: 7, unsent: ['title', 'width'] };
  expect(keepingOf(lost)).toEqual(offline);
  expect(keepingOf(lose(lost, 20))).toEqual(offline);
  expect(send(lost, 'k2').sending).toBe(sent.sending);
  const done = answer(lost, saved('r2', sent.sending!.body), 9);
  expect(done.trouble).toBeUndefined();
  expect(send(done, 'k2').sending).toMatchObject({ parent: 'r2', body: { title: 'Fine' } });
});

test('a refusal leaves the text in the form and stands until something else is typed', () => {
  const refused = refuse(send(type(opened, { width: 58 }), 'k1'), 7, 'Too long.');
  expect(keepingOf(refused)).toEqual({ state: 'refused', at: 7, error: 'Too long.' });
  expect(refused.body['width']).toBe(58);
  expect(refused.sending).toBeUndefined();
  expect(type(refused, { width: 59 }).trouble).toBeUndefined();
});

test("one's own save whose answer was lost for good is nobody else's text", () => {
  const sent = send(type(opened, { width: 58, title: 'Fine' }), 'k1');
  const missed = missAnswer(type(sent, { width: 59, title: 'Locknit' }));
  const met = answer(send(missed, 'k2'), conflict('r2', sent.sending!.body), 8);
  expect(met.clashes).toEqual([]);
  expect(met.body).toEqual({ ...cloth, width: 59, title: 'Locknit' });
  expect(isDirty(met)).toBe(true);
});

test('changes of others come into an untouched form, and wait while something is unsaved', () => {
  const theirs = detail({ ...cloth, width: 62 }, 'r2');
  expect(read(opened, theirs)).toMatchObject({ body: { width: 62 }, parent: 'r2' });
  const typed = type(opened, { title: 'Fine' });
  expect(read(typed, theirs)).toMatchObject({ body: typed.body, parent: 'r1' });
});

test('a new record is made by the first save, not by opening it', () => {
  const fresh = newHeld({ title: '' });
  expect(isDirty(fresh)).toBe(false);
  const sent = send(type(fresh, { title: 'Satin' }), 'k1');
  expect(sent.sending).toEqual({ key: 'k1', parent: null, body: { title: 'Satin' } });
  expect(answer(sent, saved('r1', { title: 'Satin' }), 7).absent).toBe(false);
});

test('a record that was taken out meanwhile is one question about the whole', () => {
  const sent = send(type(opened, { width: 58 }), 'k1');
  const met: Held = answer(sent, conflict('r2', null), 7);
  expect(met.clashes).toMatchObject([{ field: '', theirs: null, author: 'Harpreet' }]);
  expect(isDirty(met)).toBe(false);
  const back = settle(met, '', 'mine');
  expect(send(back, 'k2').sending).toMatchObject({ parent: 'r2', body: { width: 58 } });
  expect(isUnsaved(settle(met, '', 'theirs'))).toBe(false);
});
