import type { Settings } from '../env.ts';

/** Who writes, who reads, and where the links lead. */
export type MailSettings = Pick<Settings, 'mailFrom' | 'salesTo' | 'siteUrl'>;
