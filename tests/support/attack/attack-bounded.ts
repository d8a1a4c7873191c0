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
  ...['read-construction', 'read-measures'].map((name) => ({
    file: `src/desk/fabrics/import/cells/${name}.ts`,
    longest: 300,
    why: 'Reads one cell of a list, in the browser of the person who chose the file.',
  })),
  ...[
    'history/record-history-screen.tsx',
    'journal/blocks/fields.tsx',
    'journal/prose/edit-prose.ts',
    'mill/legal/legal-section.tsx',
  ].map((name) => ({
    file: `src/desk/${name}`,
    longest: 300,
    why: 'Reads a field or a line, in the browser of the person who typed it.',
  })),
  ...['arrived-mail', 'fold', 'quote-lines'].map((name) => ({
    file: `src/domain/conversation/${name}.ts`,
    longest: 200,
    why: 'Reads a line or an address of a mail.',
  })),
  {
    file: 'src/domain/fabric/find-shade.ts',
    longest: 300,
    why: 'Reads the name of a fabric with its shade.',
  },
  {
    file: 'src/server/desk/threads/create-mail-taker.ts',
    longest: 200,
    why: 'Reads an address of a mail.',
  },
  {
    file: 'src/server/mail-in/raw-mails.ts',
    longest: 998,
    why: 'Reads the head of a mail.',
  },
  {
    file: 'src/server/publishing/import-fabrics.ts',
    longest: 300,
    why: 'Reads a name that becomes an address.',
  },
  {
    file: 'src/domain/assistant/topics.ts',
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
