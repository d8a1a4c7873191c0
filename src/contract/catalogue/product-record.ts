import {
  behaviourOf,
  type BehaviourId,
  type Degree,
} from '../../domain/fabric/behaviour/behaviour.ts';
import {
  type CategoryId,
  type Fabric,
  fabricName,
  type Fibre,
} from '../../domain/fabric/fabric.ts';
import { notationOf, type QuotedTerms, spellMinimum } from '../../domain/fabric/facts.ts';
import { href } from '../routes.ts';
import { plainData } from './plain-data.ts';

/**
 * A fabric in a list: enough to choose it. Weights are in g/m², widths in inches and centimetres.
 * Where the commerce protocol's catalogue has a name for a field, it is that name.
 */
export interface ProductSummary {
  /** Its permanent name in addresses and calls. */
  readonly id: string;
  /** As a buyer says it on the telephone. */
  readonly number: string;
  readonly title: string;
  readonly url: string;
  /** The collection that shows it: its id and what it is called. */
  readonly categories: readonly { readonly value: string; readonly title: string }[];
  readonly composition: readonly { readonly fibre: Fibre; readonly percent: number }[];
  readonly weight: ProductWeight;
  readonly width: ProductWidth;
  readonly construction: string;
  readonly end_uses: readonly string[];
  /** Words, never a figure: every price is written by a person. */
  readonly price: string;
}

export interface ProductWeight {
  readonly unit: 'g/m2';
  readonly from?: number;
  readonly to?: number;
  readonly made_to_order: boolean;
}

export interface ProductWidth {
  readonly inches?: number;
  readonly cm?: number;
  readonly made_to_order: boolean;
}

/** Everything that is recorded of a fabric. */
export interface ProductRecord extends ProductSummary {
  readonly description: { readonly plain: string };
  readonly family: string;
  readonly lapping: string;
  readonly machine: {
    readonly kind: string;
    readonly needles_per_inch: number;
    readonly courses_per_cm: number;
    readonly wales_per_cm: number;
  };
  readonly yarns: readonly string[];
  readonly finishes: readonly string[];
  readonly care: readonly string[];
  readonly shades: readonly { readonly name: string; readonly hex: string }[];
  readonly minimum_order: string;
  readonly lead_time: string;
  readonly weight_tolerance: string;
  /** What follows from the construction, each with its reason; nothing of it is measured. */
  readonly behaviour: readonly {
    readonly property: BehaviourId;
    readonly degree: Degree;
    readonly answer: string;
    readonly reason: string;
  }[];
  /** No record names one; papers are asked for at the export desk. */
  readonly certificates: readonly string[];
  readonly media: readonly ProductPicture[];
  readonly digital_swatch: { readonly page: string; readonly cloth: string };
  readonly specification_pdf: string;
}

export interface ProductPicture {
  readonly type: 'image';
  readonly url: string;
  readonly alt_text: string;
  readonly width: number;
  readonly height: number;
}

/** What holds for every fabric: the terms, and the collections they are shown in. */
interface Shop {
  readonly terms: QuotedTerms;
  readonly categories: readonly {
    readonly id: CategoryId;
    readonly title: string;
    readonly hidden?: boolean;
  }[];
}

export function productSummary(
  fabric: Fabric,
  { terms, categories }: Shop,
  siteUrl: string,
): ProductSummary {
  const { gsm, width } = fabric;
  return {
    id: fabric.slug,
    number: plainData(fabric.number, 20),
    title: plainData(fabricName(fabric), 160),
    url: siteUrl + href.fabric(fabric.slug),
    categories: categories
      .filter(({ id, hidden }) => id === fabric.categoryId && !hidden)
      .map(({ id, title }) => ({ value: id, title: plainData(title, 120) })),
    composition: fabric.fibres.map(({ fibre, percent }) => ({ fibre, percent })),
    weight:
      gsm.kind === 'customizable'
        ? { unit: 'g/m2', made_to_order: true }
        : {
            unit: 'g/m2',
            from: gsm.kind === 'single' ? gsm.gsm : gsm.from,
            to: gsm.kind === 'single' ? gsm.gsm : gsm.to,
            made_to_order: false,
          },
    width:
      width.kind === 'custom'
        ? { made_to_order: true }
        : {
            inches: width.inches,
            cm: Math.round(width.inches * 25.4) / 10,
            made_to_order: false,
          },
    construction: plainData(fabric.construction.name, 80),
    end_uses: fabric.endUses,
    price: plainData(terms.price, 80),
  };
}

export function productRecord(
  fabric: Fabric,
  shop: Shop,
  siteUrl: string,
  media: readonly ProductPicture[],
): ProductRecord {
  const { machine } = fabric;
  const { terms } = shop;
  const url = siteUrl + href.fabric(fabric.slug);
  return {
    ...productSummary(fabric, shop, siteUrl),
    description: { plain: plainData(fabric.description) },
    family: fabric.construction.family,
    lapping: notationOf(fabric.construction),
    machine: {
      kind: machine.kind,
      needles_per_inch: machine.gauge,
      courses_per_cm: machine.coursesPerCm,
      wales_per_cm: machine.walesPerCm,
    },
    yarns: Object.values(fabric.yarns).map(({ count, make }) => plainData(`${count} ${make}`, 80)),
    finishes: fabric.finishes.map((finish) => plainData(finish, 80)),
    care: fabric.care.map((line) => plainData(line, 120)),
    shades: fabric.shades.map(({ name, hex }) => ({ name: plainData(name, 60), hex })),
    minimum_order: spellMinimum(fabric.moq),
    lead_time: plainData(terms.leadTime.text, 120),
    weight_tolerance: plainData(terms.gsmTolerance.text, 80),
    behaviour: behaviourOf(fabric).map(({ id, degree, says, why }) => ({
      property: id,
      degree,
      answer: says,
      reason: why,
    })),
    certificates: [],
    media,
    digital_swatch: { page: url, cloth: siteUrl + href.cloth(fabric.slug) },
    specification_pdf: `${url}.pdf`,
  };
}
