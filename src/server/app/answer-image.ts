import type { Images } from '../images/images.ts';
import { type PageParts, sendMissing } from './answer-page.ts';
import type { RequestContext } from '../http/request-context.ts';
import { refuse } from '../http/plain-page.ts';

export interface ImagePart {
  readonly images?: Images;
}

/** GET or HEAD under /img/, or of a file of the mill's own pictures. */
export async function answerImage(
  parts: ImagePart & Pick<PageParts, 'site' | 'variants' | 'arrivals' | 'renderLimit'>,
  context: RequestContext,
  target: { readonly path: string; readonly search: string },
): Promise<void> {
  const outcome = (await parts.images?.answer(context, target)) ?? 'missing';
  if (outcome === 'bad') refuse(context, 400);
  else if (outcome === 'busy') refuse(context, 503, ['Retry-After', '2']);
  else if (outcome === 'missing') sendMissing(parts, context);
}
