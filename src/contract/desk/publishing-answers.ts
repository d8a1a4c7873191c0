import type { Clash, RecordBody } from '../../domain/publishing/merge-changes.ts';
import type { BodyFault } from '../../domain/publishing/plain-body.ts';

/** One record of what the mill says: `fabric`, `f014`. */
export interface ContentName {
  readonly kind: string;
  readonly key: string;
}

/** What is wrong with one record, in a sentence for the person who publishes. */
export interface RecordFault extends ContentName, BodyFault {}

export interface KindLine {
  readonly kind: string;
  readonly label: string;
  readonly records: number;
  /** Records with a draft that is not public. */
  readonly drafts: number;
  /** Records can be added and taken out. */
  readonly grows: boolean;
  /** A key for the next record, where keys are numbers. */
  readonly freeKey?: string;
}

/**
 * `shipped`: as the project ships it. `changed`: the mill's, and public. `draft`: somebody has written
 * what is not public yet. `withdrawn`: taken out.
 */
export type RecordState = 'shipped' | 'changed' | 'draft' | 'withdrawn';

export interface RecordLine extends ContentName {
  readonly title: string;
  readonly state: RecordState;
  /** Who saved the newest state, and when; left out for what is shipped. */
  readonly author?: string;
  readonly at?: number;
  /** The newest state; it is named when the draft is published. */
  readonly revision?: string;
}

/** A saved state without its body. */
export interface RevisionLine extends ContentName {
  readonly id: string;
  /** The revision it was made from. */
  readonly parent: string | null;
  /** Version of the schema the body follows. */
  readonly version: number;
  readonly author: string;
  readonly createdAt: number;
  readonly note: string;
  /** The record is taken out by it. */
  readonly takesOut: boolean;
}

export interface HistoryLine extends RevisionLine {
  /** Publications that made it public. */
  readonly publications: readonly number[];
}

/**
 * One step in the life of a record: what one person wrote in one go, or what became public. Saves follow
 * each other within seconds while somebody types, so a step holds many.
 */
export interface HistoryStep {
  /** The state that it ended with. */
  readonly id: string;
  /** What it is laid beside: what was public before, or what its author began with. Empty: see `from`. */
  readonly before: string | null;
  /** `shipped`: the record as the project ships it; `nothing`: it was added by this step. */
  readonly from: 'state' | 'shipped' | 'nothing';
  /** When the state before it was made; empty for what is shipped, and for nothing. */
  readonly beforeAt: number | null;
  readonly author: string;
  readonly at: number;
  readonly note: string;
  /** Fields that changed, by dotted name. */
  readonly fields: readonly string[];
  readonly takesOut: boolean;
  /** With which it became public, if it did. */
  readonly publication: StepPublication | null;
  readonly saves: number;
}

export interface StepPublication {
  readonly number: number;
  readonly at: number;
  readonly author: string;
  readonly note: string;
  readonly undoes: number | null;
}

export interface HistoryThread {
  readonly title: string;
  /** What the desk calls the kind: `Fabric`. */
  readonly label: string;
  /** The newest first. */
  readonly steps: readonly HistoryStep[];
  /** To be given to see what is older; empty: there is nothing older. */
  readonly older: string | null;
}

/** What a name of another record stands for, by `shade neel`. */
export interface NamedThing {
  readonly title: string;
  /** Of a shade. */
  readonly hex?: string;
}

export interface StepBodies {
  /** Empty: there was nothing, or it was taken out. */
  readonly before: RecordBody | null;
  readonly after: RecordBody | null;
  readonly names: Readonly<Record<string, NamedThing>>;
}

export interface RecordDetail extends RecordLine {
  /** What a form shows: the draft, or what is public, or what is shipped. Empty: it is taken out. */
  readonly body: RecordBody | null;
  /** To be given with the next save. */
  readonly parent: string | null;
  readonly draft: RevisionLine | null;
  readonly public: RevisionLine | null;
  readonly publicBody: RecordBody | null;
  readonly shippedBody: RecordBody | null;
  /** What the body still lacks before it can be published. */
  readonly faults: readonly BodyFault[];
  /** Saved by a newer release: it cannot be shown or changed here. */
  readonly newer: boolean;
  readonly grows: boolean;
}

export type SaveAnswer =
  | {
      readonly kind: 'saved';
      readonly revision: string;
      /** As it was saved: with the other person's fields where the two were merged. */
      readonly body: RecordBody | null;
      readonly merged: boolean;
      readonly fields: readonly string[];
      /** What it still lacks before it can be published. */
      readonly faults: readonly BodyFault[];
    }
  /** It says what the draft says already. */
  | { readonly kind: 'unchanged'; readonly revision: string | null }
  | Conflict;

/** Somebody saved meanwhile. What this person typed is kept as the revision `mine`. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly mine: string;
  readonly theirs: {
    /** To be given as parent of the next save; empty: the draft was discarded. */
    readonly revision: string | null;
    readonly author: string;
    readonly at: number;
    readonly body: RecordBody | null;
  };
  /** Both, where they changed different fields; mine, where they changed the same. */
  readonly merged: RecordBody | null;
  /** Only a person decides these. */
  readonly clashes: readonly Clash[];
}

export interface Present {
  readonly id: string;
  readonly name: string;
}

export interface CheckedDrafts {
  /** Of the newest publication, against which they were checked. */
  readonly number: number;
  /** What is not public yet, the newest first. */
  readonly drafts: readonly RevisionLine[];
  /** Each refuses the publication of its record. */
  readonly faults: readonly RecordFault[];
  /** What a person should know, and may decide against. */
  readonly advice: readonly RecordFault[];
}

export type PublishAnswer =
  | { readonly kind: 'published'; readonly number: number }
  /** These were saved again meanwhile: nothing was published. */
  | { readonly kind: 'moved'; readonly records: readonly ContentName[] }
  /** Nothing was published, because it could not be shown. */
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] }
  /** All of it is public already. */
  | { readonly kind: 'nothing' };

/** Drafts that become public by themselves. */
export interface PlannedPublication {
  readonly id: string;
  /** The moment at which they become public. */
  readonly at: number;
  readonly author: string;
  readonly note: string;
  readonly plannedAt: number;
  /** `stopped`: the moment came, and nothing was published. */
  readonly state: 'waiting' | 'stopped';
  /** Sentences that say why it was stopped. */
  readonly why: readonly string[];
  readonly changes: readonly PlannedChange[];
}

export interface PlannedChange extends ContentName {
  readonly revision: string;
  readonly title: string;
  /** The draft was saved again since: with this state the plan would be stopped at its moment. */
  readonly moved: boolean;
}

export type PlanAnswer =
  | { readonly kind: 'planned'; readonly plan: PlannedPublication }
  | Exclude<PublishAnswer, { readonly kind: 'published' }>;

export type UndoAnswer =
  | {
      readonly kind: 'published';
      readonly number: number;
      /** Somebody has a draft of these, which still says what was taken back. */
      readonly drafts: readonly ContentName[];
    }
  /** These were published again since: each is to be brought back by itself. */
  | { readonly kind: 'changed-since'; readonly records: readonly ContentName[] }
  | { readonly kind: 'refused'; readonly faults: readonly RecordFault[] };

export interface PublicationLine {
  readonly number: number;
  readonly at: number;
  readonly author: string;
  readonly note: string;
  /** The publication whose changes it takes back. */
  readonly undoes: number | null;
  /** How many records it changed. */
  readonly records: number;
  /** What they are called, where they are few. */
  readonly titles: readonly string[];
}

export interface PublicationDetail extends PublicationLine {
  readonly changes: readonly PublishedChange[];
}

export interface PublishedChange extends ContentName {
  readonly title: string;
  readonly revision: string;
  readonly before: string | null;
  readonly change: 'added' | 'changed' | 'taken-out';
  /** By name; empty where the record was added or taken out. */
  readonly fields: readonly string[];
}

export interface InstanceLine {
  readonly instance: string;
  readonly build: string;
  /** The publication it shows. */
  readonly publication: number;
  /** Why it shows an older one; empty if it does not, or is about to show the newest. */
  readonly fault: string;
  readonly upToDate: boolean;
}

export interface Instances {
  /** The newest publication. */
  readonly number: number;
  readonly instances: readonly InstanceLine[];
}

/** A release changed a shipped record that the mill has changed too. The mill's stands. */
export interface Offer extends ContentName {
  readonly title: string;
  /** The mill's newest state, which the offer is laid over. */
  readonly parent: string;
  /** What the release changed, by name. */
  readonly fields: readonly string[];
  /** The mill's with what the release changed elsewhere. */
  readonly merged: RecordBody;
  /** Fields that both changed; only a person decides these. */
  readonly clashes: readonly Clash[];
}

export interface TakenOver {
  /** False: it had happened before, and nothing was done. */
  readonly now: boolean;
  /** The publication with which it happened. */
  readonly number: number;
  /** Records that were copied. */
  readonly records: number;
}
