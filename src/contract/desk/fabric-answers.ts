import type { CollectionDye } from '../../domain/catalogue/new-collection.ts';
import type { CategoryId, GuideBar } from '../../domain/fabric/fabric.ts';

/**
 * `public`: the site shows what the book says. `changed`: it shows an older state. `draft`: it was never
 * public. `hidden`: it was public once, and its address says that it is gone.
 */
export type FabricState = 'public' | 'changed' | 'draft' | 'hidden';

export interface FabricLine {
  /** `f014` */
  readonly key: string;
  readonly number: string;
  readonly title: string;
  readonly collection: CategoryId | null;
  /** `140 GSM`; empty while nobody has written it. */
  readonly weight: string;
  /** `60 in` */
  readonly width: string;
  readonly fibre: string;
  readonly uses: readonly string[];
  readonly minimum: string;
  /** Places in the list of shades. */
  readonly shades: readonly number[];
  /** Place in the list of lappings. */
  readonly lapping: number | null;
  /** Address of its first picture, without width and ending. */
  readonly picture: string | null;
  readonly state: FabricState;
  /** Fields that the site says otherwise. */
  readonly changes: number;
  /** What the next publication does beside that. */
  readonly next?: 'hides' | 'shows' | 'picture';
  readonly author?: string;
  readonly at?: number;
  /** Everything that is published with it; empty where there is nothing to publish. */
  readonly drafts: readonly {
    readonly kind: string;
    readonly key: string;
    readonly revision: string;
  }[];
  /** Quotes that name it and that a buyer can still accept. */
  readonly quotes: number;
}

export interface FabricBookAnswer {
  /** By collection, then number. */
  readonly fabrics: readonly FabricLine[];
  readonly shades: readonly { readonly name: string; readonly hex: string }[];
  readonly lappings: readonly { readonly name: string; readonly bars: readonly GuideBar[] }[];
  readonly collections: readonly {
    readonly id: CategoryId;
    readonly label: string;
    readonly dye: CollectionDye;
    readonly hidden?: boolean;
    /** The revision that is not public yet: a name, a place, a hiding, or all of it. */
    readonly draft?: string;
  }[];
}

export type AddFabricAnswer =
  | { readonly kind: 'added'; readonly key: string; readonly revision: string }
  | { readonly kind: 'number-taken'; readonly key: string; readonly name: string };

export type ChangeFabricsAnswer =
  | {
      readonly kind: 'saved';
      /** The drafts that were made; they are named when the change is taken back. */
      readonly changed: readonly { readonly key: string; readonly revision: string }[];
      /** How many said so already, or cannot be changed so. */
      readonly left: number;
    }
  /** Buyers can still accept quotes of these: a person decides. */
  | {
      readonly kind: 'quoted';
      readonly fabrics: readonly {
        readonly key: string;
        readonly name: string;
        readonly quotes: number;
      }[];
    };

export interface TakenBack {
  /** Keys. */
  readonly taken: readonly string[];
  /** Somebody has changed or published these since. */
  readonly stayed: readonly { readonly key: string; readonly name: string }[];
}

export type ImportAnswer =
  | {
      readonly kind: 'imported';
      readonly id: string;
      readonly added: number;
      readonly changed: number;
    }
  /** Nothing was brought in: these were changed, or their numbers taken, since the file was read. */
  | { readonly kind: 'moved'; readonly rows: readonly number[] };

export interface ImportLine {
  readonly id: string;
  readonly file: string;
  readonly author: string;
  readonly at: number;
  readonly added: number;
  readonly changed: number;
  /** When it was taken back. */
  readonly undoneAt: number | null;
}
