import type { OffWord } from '../dip/lab-dip.ts';

/** The price that a buyer hopes for. */
export interface TargetPrice {
  /** Of one metre, in paise, cents or fils. */
  readonly price: number;
  readonly metres: number;
  readonly note: string;
  readonly at: number;
}

export interface Acceptor {
  readonly name: string;
  readonly company: string;
  readonly gst: string;
}

/** Everything a buyer can do in the room. */
export type RoomAct =
  | { readonly act: 'write'; readonly words: string }
  | { readonly act: 'approve-dip'; readonly round: string; readonly dip: string }
  | {
      readonly act: 'refuse-dips';
      readonly round: string;
      readonly off: readonly OffWord[];
      readonly note: string;
    }
  | {
      readonly act: 'accept';
      readonly quote: string;
      /** Null for a quote of fixed lines, which is accepted whole. */
      readonly metres: number | null;
      readonly by: Acceptor;
    }
  | { readonly act: 'undo'; readonly quote: string }
  | { readonly act: 'decline'; readonly quote: string; readonly note: string }
  | {
      readonly act: 'target';
      readonly quote: string;
      readonly price: number;
      readonly metres: number;
      readonly note: string;
    }
  | { readonly act: 'new-price'; readonly quote: string }
  | { readonly act: 'forward'; readonly address: string }
  | { readonly act: 'close' };

export type ActName = RoomAct['act'];

/** Only these commit somebody to pay, or undo it. */
export function concernsMoney({ act }: Pick<RoomAct, 'act'>): boolean {
  return act === 'accept' || act === 'undo';
}

/** What became of an act. Nothing is refused without a reason that the page can say. */
export type ActOutcome =
  | 'done'
  /** The same form was sent before. */
  | 'again'
  /** Somebody else in the room, or the mill, was first. */
  | 'too-late'
  | 'too-many'
  | 'metres'
  | 'ran-out';
