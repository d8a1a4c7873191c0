import type { Images } from '../images/images.ts';
import { type PageParts, sendMissing } from './answer-page.ts';
import type { Exchange } from '../http/exchange.ts';
import { refuse } from '../http/plain-page.ts';

export interface ImagePart {
  readonly images?: Images;
}

/** GET or HEAD under /img/. */
export async function answerImage(
  parts: ImagePart & Pick<PageParts, 'site' | 'variants' | 'renderLimit'>,
  exchange: Exchange,
  target: { readonly path: string; readonly search: string },
): Promise<void> {
  const outcome = (await parts.images?.answer(exchange, target)) ?? 'missing';
  if (outcome === 'bad') refuse(exchange, 400);
  else if (outcome === 'busy') refuse(exchange, 503, ['Retry-After', '2']);
  else if (outcome === 'missing') sendMissing(parts, exchange);
}
