import type { KnitStage } from './knitting.ts';
import type { MadeOf } from './made-of.ts';
import type { PictureFacts } from './picture.ts';

/**
 * `refused`: nobody can knit this cloth. `failed`: the machine could not; asking again goes on with
 * the pictures that are missing. Both say why.
 */
export type KnitState = 'waiting' | 'knitting' | 'done' | 'refused' | 'failed' | 'cancelled';

export const unfinished: readonly KnitState[] = ['waiting', 'knitting'];

/** How far the pictures of a fabric are. */
export interface KnitProgress {
  readonly id: string;
  /** Key of the fabric's record. */
  readonly fabric: string;
  readonly state: KnitState;
  readonly stage?: KnitStage;
  /** Of which picture: `macro`, `drape`, … */
  readonly scene?: string;
  /** 0 … 1, of all pictures. */
  readonly share: number;
  /** Of the picture that is being made. */
  readonly courses?: { readonly done: number; readonly all: number };
  readonly secondsLeft?: number;
  /** A small macro as a data URI, as soon as there is one. */
  readonly preview?: string;
  /** Pictures that it is to make, and how many of them are kept. */
  readonly planned: number;
  readonly made: number;
  /** Sentences. */
  readonly faults: readonly string[];
  readonly author: string;
  readonly createdAt: number;
}

/** A picture that was knitted for a fabric, under the key of its files. */
export interface KnittedPicture extends PictureFacts {
  readonly picture: string;
  readonly scene: string;
  readonly alt: string;
}

/** What a fabric of the mill's own has in place of shipped pictures. */
export interface KnittedPictures {
  /** In gallery order. */
  readonly gallery: readonly KnittedPicture[];
  /** For the shade curtain: see `shadeStrip` in src/web. */
  readonly strip?: KnittedPicture;
  /** The cloth that they show; pictures of former releases do not say. */
  readonly madeOf?: MadeOf;
}

/** More at a time would keep a small machine busy for hours. */
export const mostWaiting = 24;
export const mostWaitingEach = 6;
