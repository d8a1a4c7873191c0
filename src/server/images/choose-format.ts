import type { ImageFormat } from './image-address.ts';

/** The smallest format that this browser says it can show. A bare wildcard promises nothing modern. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const accepts = (type: string) =>
    new RegExp(`(^|,)\\s*${type}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`, 'i').test(
      accept ?? '',
    );
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'jpg';
}
