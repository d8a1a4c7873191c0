/** The life of an enquiry at the desk, and the moves that are allowed from each state. */
export const enquiryStatuses = {
  new: ['contacted', 'sampled', 'quoted', 'lost', 'spam'],
  contacted: ['sampled', 'quoted', 'won', 'lost', 'spam'],
  sampled: ['contacted', 'quoted', 'won', 'lost'],
  quoted: ['contacted', 'sampled', 'won', 'lost'],
  won: ['contacted'],
  lost: ['contacted'],
  spam: ['new'],
} as const satisfies Record<string, readonly string[]>;

export type EnquiryStatus = keyof typeof enquiryStatuses;

export function canMove(from: EnquiryStatus, to: EnquiryStatus): boolean {
  const moves: readonly EnquiryStatus[] = enquiryStatuses[from];
  return moves.includes(to);
}
