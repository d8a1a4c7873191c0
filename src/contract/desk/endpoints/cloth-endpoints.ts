import type { Construction, Shade, Yarn } from '../../../domain/fabric/fabric.ts';
import type { KnitProgress } from '../../../domain/picture/knit-job.ts';
import type { MadeOf } from '../../../domain/picture/made-of.ts';
import type { Picture } from '../../../domain/picture/picture.ts';
import type { bodySchemas } from '../body-schemas.ts';
import { body, type Endpoints, json } from '../endpoint.ts';
import type { StoredPicture } from './picture-endpoints.ts';

/** A record that fabrics name, as its draft says. */
export interface Shelved<Body> {
  readonly key: string;
  readonly body: Body;
  /** Not public yet: it is published with the fabric that names it. */
  readonly isDraft: boolean;
}

export interface ConstructionLine {
  readonly how: string;
  readonly gives: string;
  /** Bars of a fabric that is knitted so; left out while there is none. */
  readonly example?: Pick<Construction, 'family' | 'bars' | 'motif'>;
}

/** Everything that a fabric's record names: each list in the order of its book, with its drafts. */
export interface ClothCupboard {
  readonly yarns: readonly Shelved<Yarn>[];
  readonly shades: readonly Shelved<Shade>[];
  readonly careLabels: readonly Shelved<{
    readonly name: string;
    readonly lines: readonly string[];
  }>[];
  readonly constructions: readonly Shelved<ConstructionLine>[];
}

/** A picture that was knitted for a fabric, by the project or by the mill's own machine. */
export interface KnittedLine {
  readonly picture: Picture;
  /** Not known of pictures that were knitted before this was written down. */
  readonly madeOf?: MadeOf;
}

export interface KnittedGallery {
  /** In their usual order, before the mill orders or hides any. */
  readonly gallery: readonly KnittedLine[];
  /** Light and stitches without the dye, to be laid on any shade. */
  readonly strip?: Picture;
  /** What was last asked of the loom for this fabric. */
  readonly job?: KnitProgress;
}

/** A way to send photographs of one fabric from a telephone. */
export interface CameraLink {
  /** The address with everything the telephone needs. */
  readonly address: string;
  readonly endsAt: number;
}

/** What the telephone shows of it. */
export interface CameraErrand {
  readonly fabric: string;
  readonly person: string;
  readonly endsAt: number;
}

/** The telephone says with this header whose errand it runs: an address would stand in logs. */
export const cameraHeader = 'x-camera-link';

export const clothEndpoints = {
  clothCupboard: {
    method: 'GET',
    path: '/cloth',
    access: 'look',
    isBook: true,
    answer: json<ClothCupboard>(),
  },
  knittedGallery: {
    method: 'GET',
    path: '/cloth/:fabric/knitted',
    access: 'look',
    answer: json<KnittedGallery>(),
  },
  makeCameraLink: {
    method: 'POST',
    path: '/cloth/:fabric/camera',
    access: 'draft',
    answer: json<CameraLink>(),
  },
  cameraErrand: {
    method: 'POST',
    path: '/camera',
    access: 'public',
    body: body<typeof bodySchemas.cameraErrand>(),
    answer: json<CameraErrand>(),
  },
  /** The file is kept and hung into the draft of the fabric, by the person who made the link. */
  sendFromCamera: {
    method: 'POST',
    path: '/camera/photograph',
    access: 'public',
    takesFile: true,
    answer: json<StoredPicture>(),
  },
} as const satisfies Endpoints;
