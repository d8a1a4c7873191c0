import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Submission, SubmitOutcome } from './submission.ts';

export declare function submitEnquiry(
  store: Store,
  clock: Clock,
  submission: Submission,
): Promise<SubmitOutcome>;
