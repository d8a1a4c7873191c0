/**
 * Expressions that the checker calls slow or cannot judge, with the reason why they are safe: their
 * input is never longer than this, and the worst text of that length takes almost no time.
 */
export interface Bounded {
  readonly file: string;
  readonly longest: number;
  readonly why: string;
}

export const boundedExpressions: readonly Bounded[] = [
  {
    file: 'src/server/http/request-context.ts',
    longest: 200,
    why: 'Reads an address after it was cut to 200 characters.',
  },
  {
    file: 'src/desk/fabrics/import/cells/read-measures.ts',
    longest: 200,
    why: 'Refuses a cell of more than 200 characters unread.',
  },
  ...['fold', 'quote-lines'].map((name) => ({
    file: `src/domain/conversation/${name}.ts`,
    longest: 401,
    why: 'Reads a line of a mail after it was cut to 400 characters.',
  })),
  {
    file: 'src/server/desk/threads/create-mail-taker.ts',
    longest: 200,
    why: 'Reads a field of a mail’s head after it was cut to 200 characters.',
  },
  {
    file: 'src/domain/assistant/topics.ts',
    longest: 2400,
    why: 'Reads a question after it was cut to 2,000 characters, 200 words of 40.',
  },
  {
    file: 'src/domain/assistant/join-phrases.ts',
    longest: 2400,
    why: 'Reads a question after it was cut to 2,000 characters, 200 words of 40.',
  },
  {
    file: 'src/domain/assistant/conversation/continue-calculation.ts',
    longest: 2400,
    why: 'Reads a question after it was cut to 2,000 characters, 200 words of 40.',
  },
  {
    file: 'src/domain/assistant/conversation/search-further.ts',
    longest: 2400,
    why: 'Reads a question after it was cut to 2,000 characters, 200 words of 40.',
  },
  {
    file: 'src/domain/assistant/forbidden.ts',
    longest: 8000,
    why: 'Reads passages of the mill’s own articles.',
  },
  ...['read-answer', 'find-claim', 'find-unknown'].map((name) => ({
    file: `src/domain/assistant/guard/${name}.ts`,
    longest: 1200,
    why: 'Reads one sentence; a longer one is refused unread.',
  })),
  {
    file: 'src/server/mail/smtp-transport.ts',
    longest: 1000,
    why: 'Reads the first 1,000 characters of a mail server’s reply.',
  },
  {
    file: 'src/web/viewer/preload-neighbours.ts',
    longest: 200,
    why: 'Runs in the visitor’s own browser over addresses of our own pictures.',
  },
  {
    file: 'src/web/behaviours/load-pictures.ts',
    longest: 200,
    why: 'Runs in the visitor’s own browser over addresses of our own pictures.',
  },
  {
    file: 'src/print/draw-diagram.ts',
    longest: 2000,
    why: 'Reads the lapping diagram that our own loom drew.',
  },
  {
    file: 'src/domain/fabric/facts.ts',
    longest: 200,
    why: 'Reads the mill’s own lapping notation.',
  },
  {
    file: 'src/content/fabrics/fabric-schema.ts',
    longest: 2000,
    why: 'Runs while the site is built, over the mill’s own descriptions.',
  },
];
