import type { SignInOutcome } from '../../domain/desk/sign-in-events.ts';
import type { EnquiryKind } from '../../domain/enquiry/kind.ts';
import type { ToolOutcome } from '../mcp/create-mcp.ts';
import type { CalledTool } from '../mcp/unfit-calls.ts';
import type { AnsweredBy } from '../assistant/port.ts';
import type { Outcome } from '../http/outcome.ts';
import type { PictureSource } from '../images/images.ts';
import type { SendOutcome } from '../mail/transport.ts';
import { type Durations, type Tally, createDurations, createTally } from './counts.ts';
import type { RouteKind, StatusClass } from './route-kind.ts';

/**
 * What this process has done since it started, as plain numbers. Counting is always on and costs
 * next to nothing; the library that prints them is loaded with the first request for them.
 */
export interface Metrics {
  readonly requests: Tally<{ readonly kind: RouteKind; readonly status: StatusClass }>;
  /** Of answers made for the request; a page from memory takes microseconds and is not timed. */
  readonly durations: Durations<RouteKind>;
  readonly enquiries: Tally<{
    readonly kind: EnquiryKind;
    readonly outcome: 'accepted' | 'quarantined' | 'repeated';
  }>;
  /** By function, because a body that cannot be parsed has no kind yet. */
  readonly refusals: Tally<{ readonly function: string; readonly reason: Outcome['kind'] }>;
  readonly mails: Tally<{ readonly outcome: SendOutcome['kind'] }>;
  /** Mails that were read from the mailbox, by what became of them. */
  readonly mailsIn: Tally<{ readonly outcome: string }>;
  /** Leads of other sites, by what became of them. Only sources of the settings are counted. */
  readonly leads: Tally<{ readonly source: string; readonly outcome: string }>;
  readonly pictures: Tally<{ readonly source: PictureSource }>;
  readonly answers: Tally<{ readonly engine: AnsweredBy }>;
  /** Calls of the tools of `/mcp`: the tool and how it ended, nothing of what was asked. */
  readonly toolCalls: Tally<{ readonly tool: CalledTool; readonly outcome: ToolOutcome }>;
  /** Publications that became public here, or could not. */
  readonly publications: Tally<{ readonly outcome: 'shown' | 'failed' }>;
  readonly purges: Tally<{ readonly outcome: 'told' | 'failed' }>;
  readonly signIns: Tally<{ readonly outcome: SignInOutcome }>;
}

export function createMetrics(): Metrics {
  return {
    requests: createTally(),
    durations: createDurations(),
    enquiries: createTally(),
    refusals: createTally(),
    mails: createTally(),
    mailsIn: createTally(),
    leads: createTally(),
    pictures: createTally(),
    answers: createTally(),
    toolCalls: createTally(),
    publications: createTally(),
    purges: createTally(),
    signIns: createTally(),
  };
}
