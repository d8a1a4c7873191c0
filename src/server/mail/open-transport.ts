import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** SMTP where it is configured, files under `DATA_DIR/mail` otherwise. */
export function openTransport(settings: Pick<Settings, 'smtpUrl' | 'dataDir'>): MailTransport {
  return settings.smtpUrl === undefined
    ? fileTransport(join(settings.dataDir, 'mail'))
    : smtpTransport(settings.smtpUrl);
}
