import type { EnquiryStatus } from '../../../domain/enquiry/status.ts';
import { done, type Endpoints, json } from '../endpoint.ts';

export interface AgendaEntry {
  readonly enquiryId: string;
  readonly reference: string;
  /** `call`: the visitor asked for it. `step`: a colleague planned it. */
  readonly kind: 'call' | 'step';
  /** `2026-11-17`; empty for a call as soon as possible. */
  readonly day: string;
  /** What the visitor chose, or the hour of the step. */
  readonly time: string;
  readonly name: string;
  readonly phone: string;
  readonly dial: string;
  readonly what: string;
  readonly status: EnquiryStatus;
  readonly dueAt: number;
}

export interface Agenda {
  readonly entries: readonly AgendaEntry[];
  /** When one's own calendar address was made; null while there is none. */
  readonly calendarSince: number | null;
}

export const agendaEndpoints = {
  agenda: { method: 'GET', path: '/agenda', access: 'look', answer: json<Agenda>() },
  /** A calendar program cannot sign in: `file` is the secret token with `.ics` behind it. */
  agendaFeed: {
    method: 'GET',
    path: '/agenda/:file',
    access: 'public',
    answer: { kind: 'file', mediaType: 'text/calendar; charset=utf-8' },
  },
  /** Makes one's own address, which is shown this once; an earlier one stops working. */
  renewAgendaFeed: {
    method: 'POST',
    path: '/agenda-address',
    access: 'work',
    answer: json<{ readonly path: string }>(),
  },
  endAgendaFeed: { method: 'DELETE', path: '/agenda-address', access: 'work', answer: done },
} as const satisfies Endpoints;
