import type { Logo } from '../../domain/design/mark-of.ts';
import { drawLogo } from './draw-photo.ts';
import { limitWork } from './limit-work.ts';
import { type PhotoFault, readFormat } from './photo-rules.ts';
import { receiveFile } from './uploads.ts';

export type ReadLogo =
  | { readonly ok: true; readonly logo: Logo }
  | {
      readonly ok: false;
      readonly fault: PhotoFault | 'photo-queue-full' | 'no-room' | 'cut-off' | 'logo-too-small';
    };

export interface LogoReader {
  read(request: Request): Promise<ReadLogo>;
}

/** From the bytes of a request to a small picture; nothing is stored, the form keeps it in its record. */
export function openLogoReader(dataDir: string): LogoReader {
  const limit = limitWork({ atOnce: 1, waiting: 4 });
  return {
    async read(request) {
      const received = await receiveFile(request, dataDir);
      if (received.kind === 'too-heavy') return { ok: false, fault: 'photo-too-heavy' };
      if (received.kind !== 'received') return { ok: false, fault: received.kind };
      const { upload } = received;
      try {
        const format = readFormat(upload.head);
        if (isFault(format)) return { ok: false, fault: format };
        const drawn = await limit(() => drawLogo(upload.path));
        if (!drawn.ok) return { ok: false, fault: 'photo-queue-full' };
        const answer = drawn.value;
        if (!answer.ok) {
          const fault = answer.fault === 'photo-too-small' ? 'logo-too-small' : answer.fault;
          return { ok: false, fault };
        }
        return { ok: true, logo: answer.logo };
      } finally {
        await upload.remove();
      }
    },
  };
}

function isFault(format: string): format is PhotoFault {
  return format.startsWith('photo-');
}
