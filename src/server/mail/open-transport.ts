import type { Settings } from '../env.ts';
import type { MailTransport } from './transport.ts';

/** SMTP where it is configured, files under `DATA_DIR/mail` otherwise. */
export declare function openTransport(
  settings: Pick<Settings, 'smtpUrl' | 'dataDir'>,
): MailTransport;
