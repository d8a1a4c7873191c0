import type { EnquiryStatus } from '../../domain/enquiry/status.ts';

export interface AgendaEntry {
  readonly enquiryId: string;
  readonly reference: string;
  /** `call`: asked for by the visitor. `step`: planned by a colleague. */
  readonly kind: 'call' | 'step';
  /** `2026-11-17`; empty for a call as soon as possible. */
  readonly day: string;
  /** As the visitor asked, or the hour of the step. */
  readonly time: string;
  readonly name: string;
  readonly phone: string;
  readonly dial: string;
  readonly what: string;
  readonly status: EnquiryStatus;
  readonly dueAt: number;
}
