import { enquiryFacts } from '../../../mail-templates/enquiry-facts.ts';
import { type Html, markup } from '../../../mail-templates/markup.ts';
import { spellTime } from '../spell-day.ts';
import { step } from './form-parts.ts';
import { ownShade, type RoomView } from './room-view.ts';

/** Who asked is above; how a form works is nobody's business. */
const unsaid: ReadonlySet<string> = new Set([
  'Name',
  'Company',
  'E-mail',
  'Phone',
  'Contact method',
  'Contact value',
  'Consent',
  'Spam trap',
  'Conversation',
  'Campaign',
  'First page',
]);

/** What it is comes before how much of it. */
const first: readonly string[] = ['Fabric', 'Fabrics', 'Swatches', 'Shade', 'Quantity'];
const rank = (label: string) => (first.includes(label) ? first.indexOf(label) : first.length);

export function askedPart({ room }: RoomView): Html {
  const { enquiry } = room;
  const shade = ownShade(room);
  const facts = enquiryFacts(enquiry)
    .filter(({ label }) => !unsaid.has(label))
    .toSorted((one, other) => rank(one.label) - rank(other.label));
  const rows = facts.map(
    ({ label, value }) =>
      markup`<tr><th scope="row">${label}</th><td class="typed"><bdi>${value}</bdi></td></tr>`,
  );
  const yours = shade
    ? markup`<tr><th scope="row">Your shade</th><td><svg class="chip" viewBox="0 0 1 1" aria-hidden="true"><rect width="1" height="1" fill="${shade}"></rect></svg>${shade.toUpperCase()}</td></tr>`
    : markup``;
  return step(
    {
      id: 'asked',
      title: 'You asked',
      aside: spellTime(Number(enquiry.created_at)),
      state: 'done',
    },
    markup`<table class="spec"><tbody>${rows}${yours}</tbody></table>`,
  );
}
