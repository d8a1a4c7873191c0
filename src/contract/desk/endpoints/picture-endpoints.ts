import type { PictureFacts } from '../../../domain/picture/picture.ts';
import { type Endpoints, json } from '../endpoint.ts';

/** A picture that is stored; a record of the kind `picture` under the same key says what it shows. */
export interface StoredPicture {
  readonly key: string;
  /** To be kept in the record, beside the description. */
  readonly facts: PictureFacts;
}

export interface ListedPicture extends StoredPicture {
  readonly author: string;
  readonly at: number;
}

export const pictureEndpoints = {
  /** The newest first. */
  pictures: {
    method: 'GET',
    path: '/pictures',
    access: 'look',
    answer: json<readonly ListedPicture[]>(),
  },
  uploadPicture: {
    method: 'POST',
    path: '/pictures',
    access: 'draft',
    takesFile: true,
    answer: json<StoredPicture & { readonly isNew: boolean }>(),
  },
} as const satisfies Endpoints;
