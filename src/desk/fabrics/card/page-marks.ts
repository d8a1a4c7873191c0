import { facts } from '../../../domain/fabric/facts.ts';

/** Where a field of the card is read on the page of the fabric. */
interface PageMark {
  readonly fields: readonly string[];
  /** A selector, or the label of a row in one of the tables. */
  readonly at: string | { readonly label: string };
}

const row = ({ label }: { readonly label: string }) => ({ label });

/** In the order in which a click looks for them: the more exact before the wider. */
const pageMarks: readonly PageMark[] = [
  { fields: ['number'], at: '.info .ticket-line b' },
  { fields: ['title'], at: '.info h1' },
  { fields: ['description'], at: '.info .lead' },
  { fields: ['fibres', 'composition'], at: row(facts.composition.full) },
  { fields: ['gsm'], at: row(facts.weight.full) },
  { fields: ['width', 'widthText'], at: row(facts.width.full) },
  { fields: ['moq'], at: row(facts.moq.short) },
  { fields: ['endUses'], at: row(facts.endUses.short) },
  { fields: ['finishes'], at: row(facts.finishes.short) },
  { fields: ['care'], at: row(facts.care.short) },
  { fields: ['yarns'], at: row(facts.yarns.full) },
  { fields: ['machine'], at: row(facts.machine.full) },
  { fields: ['shades', 'leadShade', 'shadesInOrder'], at: 'section.shades' },
  { fields: ['shades', 'leadShade', 'shadesInOrder'], at: row(facts.colors.full) },
  { fields: ['construction'], at: 'section.lapped' },
  {
    fields: ['photographs', 'replacedScenes', 'pictureOrder', 'hiddenPictures', 'pictureWords'],
    at: '.gal',
  },
  { fields: ['category', 'extra', 'slug', 'formerSlugs'], at: 'nav.crumb' },
];

/** The part of the page that says a field. */
export function findOnPage(page: Document, field: string): HTMLElement | undefined {
  const found = pageMarks.find(({ fields }) => fields.includes(field));
  return found && findMark(page, found);
}

/** The field that a part of the page says; undefined where it says none of this fabric's. */
export function fieldAt(page: Document, target: Element): string | undefined {
  return pageMarks.find((mark) => findMark(page, mark)?.contains(target))?.fields[0];
}

function findMark(page: Document, { at }: PageMark): HTMLElement | undefined {
  if (typeof at === 'string') return page.querySelector<HTMLElement>(at) ?? undefined;
  const heads = [...page.querySelectorAll<HTMLElement>('.spec th')];
  return heads.find((head) => head.textContent === at.label)?.closest('tr') ?? undefined;
}
