import { date, plainType } from './bodies.ts';
import type { CorpusMail, World, WorldEnquiry } from './world.ts';

export interface Written {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly id?: boolean;
  readonly more?: string;
  readonly body?: string;
}

/** Takes mails one by one and numbers their Message-IDs. */
export interface Collector {
  readonly first: WorldEnquiry;
  readonly second: WorldEnquiry;
  readonly ourText: string;
  readonly made: CorpusMail[];
  add(mail: Omit<CorpusMail, 'source'>, written: Written): void;
}

export function createCollector({ enquiries, ourText }: World): Collector {
  const [first, second] = enquiries as readonly [WorldEnquiry, WorldEnquiry];
  const made: CorpusMail[] = [];
  return {
    first,
    second,
    ourText,
    made,
    add(mail, written) {
      const { from = first.email, to = 'sales@taana.example', subject = 'Hello' } = written;
      const { id = true, more = '', body = '' } = written;
      const messageId = id ? `Message-ID: <special-${made.length}@buyer.example>\n` : '';
      const source = `From: Somebody <${from}>\nTo: ${to}\nSubject: ${subject}\nDate: ${date}\n${messageId}${more}MIME-Version: 1.0\n${body}`;
      made.push({ ...mail, source });
    },
  };
}

export function text(words: string): string {
  return plainType + words;
}
