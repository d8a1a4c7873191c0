/** The ways in which a word reaches the mill or leaves it, as the desk names them. */
export const ways = {
  form: 'Form',
  mail: 'E-mail',
  room: 'Buyer’s room',
  whatsapp: 'WhatsApp',
  phone: 'Telephone',
  marketplace: 'Marketplace',
  note: 'Note',
} as const;
export type Way = keyof typeof ways;

/** `in`: the buyer's word, `out`: ours, `note`: for colleagues only. */
export type Direction = 'in' | 'out' | 'note';

/** Only a `word` of the buyer asks for an answer. */
export type Sort = 'word' | 'automatic' | 'list' | 'bounce' | 'unreadable';

/** What the desk shows of a mail beside its text. */
export interface MessageFacts {
  /** The sender's domain says that this mail is not from there. */
  readonly doubt?: true;
  readonly files?: readonly FileFacts[];
  /** Its subject is not that of the conversation; the buyer may mean something new. */
  readonly otherSubject?: true;
  /** Longer than what is stored or shown. */
  readonly cut?: true;
  /** Why nobody could place it. */
  readonly held?: HeldReason;
  /** Why it could not be read. */
  readonly trouble?: string;
}

export type HeldReason = 'stranger' | 'known-sender' | 'unknown-sender' | 'two-threads';

export interface FileFacts {
  /** Only a label: nothing is ever stored under it. */
  readonly name: string;
  /** By its first bytes, never as the sender says. */
  readonly type: string;
  readonly size: number;
}
