import type { KnitProgress, KnittedPictures } from '../../../domain/picture/knit-job.ts';
import { done, type Endpoints, json } from '../endpoint.ts';

/** Pictures of a fabric that the mill has entered, by the key of its record. */
export const knitEndpoints = {
  /** Knits the fabric as its draft says; asking again for the same cloth is no second job. */
  startKnitting: {
    method: 'POST',
    path: '/knitting/:fabric',
    access: 'draft',
    answer: json<KnitProgress>(),
  },
  knitting: {
    method: 'GET',
    path: '/knitting/:fabric',
    access: 'look',
    answer: json<KnitProgress>(),
  },
  cancelKnitting: {
    method: 'POST',
    path: '/knitting/:fabric/cancel',
    access: 'draft',
    answer: done,
  },
  /** What is made so far; the draft of the fabric's pictures names the same. */
  knittedPictures: {
    method: 'GET',
    path: '/knitting/:fabric/pictures',
    access: 'look',
    answer: json<KnittedPictures>(),
  },
} as const satisfies Endpoints;
