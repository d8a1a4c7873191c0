import type { RecordDetail, SaveAnswer } from '../../contract/desk/publishing-answers.ts';
import { isSame, mergeChanges, type RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { Sending } from './held-record.ts';

interface Revision {
  readonly id: string;
  readonly body: RecordBody;
  readonly author: string;
}

/** The desk as forms meet it: one record, saved under keys, merged by field. */
export class SmallDesk {
  readonly #answers = new Map<string, SaveAnswer>();
  readonly revisions: Revision[];
  head: Revision;
  /** How often each key was acted on. */
  readonly acted = new Map<string, number>();

  constructor(body: RecordBody) {
    this.head = { id: 'r0', body, author: '' };
    this.revisions = [this.head];
  }

  save({ key, parent, body }: Sending, author: string): SaveAnswer {
    const before = this.#answers.get(key);
    if (before) return before;
    const answer = this.#act(parent, body, author);
    this.acted.set(key, (this.acted.get(key) ?? 0) + 1);
    this.#answers.set(key, answer);
    return answer;
  }

  detail(): RecordDetail {
    const { id, body, author } = this.head;
    return {
      kind: 'fabric',
      key: 'f014',
      title: '',
      state: 'draft',
      author,
      at: 1,
      body,
      parent: id,
      draft: null,
      public: null,
      publicBody: this.revisions[0]!.body,
      shippedBody: null,
      faults: [],
      newer: false,
      grows: true,
    };
  }

  /** Whether any state ever said so: then it is in the history. */
  hasHad(value: unknown): boolean {
    return this.revisions.some(({ body }) => JSON.stringify(body).includes(JSON.stringify(value)));
  }

  #act(parent: string | null, mine: RecordBody, author: string): SaveAnswer {
    const base = this.revisions.find(({ id }) => id === parent)!.body;
    if (parent === this.head.id) {
      if (isSame(base, mine)) return { kind: 'unchanged', revision: parent };
      return this.#store(mine, author, false);
    }
    const { body, author: other, id } = this.head;
    const { merged, clashes } = mergeChanges(base, mine, body);
    if (clashes.length === 0) {
      if (isSame(merged, body)) return { kind: 'unchanged', revision: id };
      return this.#store(merged, author, true);
    }
    const kept = { id: `r${this.revisions.length}`, body: mine, author };
    this.revisions.push(kept);
    const theirs = { revision: id, author: other, at: 1, body };
    return { kind: 'conflict', mine: kept.id, theirs, merged, clashes };
  }

  #store(body: RecordBody, author: string, merged: boolean): SaveAnswer {
    this.head = { id: `r${this.revisions.length}`, body, author };
    this.revisions.push(this.head);
    return { kind: 'saved', revision: this.head.id, body, merged, fields: [], faults: [] };
  }
}
