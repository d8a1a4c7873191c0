import { type Endpoints, json } from '../endpoint.ts';

/** One article in the list of the journal, as its draft says. */
export interface JournalLine {
  readonly key: string;
  readonly title: string;
  readonly excerpt: string;
  /** Key of a picture of the mill, or the name of a scene. */
  readonly image: string;
  /** The day that readers are told. */
  readonly date: string;
  readonly author: string;
  /** Where it is, or will be: `/blog/fibres`. */
  readonly address: string;
  /**
   * `public`: as readers see it. `changed`: public, with a draft that says something else. `draft`: never
   * public. `off`: taken off the site.
   */
  readonly state: 'public' | 'changed' | 'draft' | 'off';
  readonly unlisted: boolean;
  /** Who saved it last, and when; left out for what is shipped. */
  readonly savedBy?: string;
  readonly savedAt?: number;
  /** When it becomes public by itself. */
  readonly plannedFor?: number;
}

export const journalEndpoints = {
  /** The newest first. */
  journal: {
    method: 'GET',
    path: '/journal',
    access: 'look',
    isBook: true,
    answer: json<readonly JournalLine[]>(),
  },
  /** Where the pictures of the pages are, by scene: addresses without width and ending. */
  scenes: {
    method: 'GET',
    path: '/scenes',
    access: 'look',
    answer: json<Readonly<Record<string, string>>>(),
  },
} as const satisfies Endpoints;
