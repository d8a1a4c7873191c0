import { perContent, type SiteContent } from '../../../content/site-content.ts';
import { href } from '../../../contract/routes.ts';
import type { Topic } from '../../../domain/assistant/topics.ts';
import { link, type Section } from './section.ts';

/** What the mill has written about a topic. Topics that are missing here are answered elsewhere. */
export const policies = perContent((content): Policies => {
  const { mill, terms } = content;
  return {
    price: () => ({
      text: `No price is stated here: every fabric reads “${terms.price}”, because it depends on metres, shade, finish and destination. Ask for it with ${link({ label: 'a quote request', to: href.quote() })} and a person answers ${terms.response.enquiry.text}.`,
      ...faqSource(content, 'buying-online'),
    }),
    quote: () => ({
      text: `A written quote comes ${terms.response.enquiry.text}: send ${link({ label: 'a quote request', to: href.quote() })} with the fabric, metres, shade and destination, or confirm the summary of this conversation and send that.`,
      ...faqSource(content, 'buying-online'),
    }),
    stock: () => ({
      text: `I cannot see what lies on the shelves, so I say nothing about stock. The ${link({ label: 'sales desk', to: href.contact() })} knows, and tells you together with the quote. Cloth that has to be knitted takes ${terms.leadTime.text} from the approved shade.`,
      ...faqSource(content, 'moq-lead-time'),
    }),
    certificate: () => ({
      text: `No certificate is recorded in what I can read, so I do not claim one. Tests your market asks for are done by an independent laboratory on the bulk lot: allow ${terms.compliance.testing.text} for testing and ${terms.compliance.certificate.text} for its papers, ${terms.compliance.total.text} in all. The ${link({ label: 'export desk', to: href.contact() })} can tell you which papers exist.`,
      ...faqSource(content, 'tests'),
    }),
    green: () => ({
      text: `None of our records says organic or recycled, so I do not claim it of any fabric. Ask the ${link({ label: 'sales desk', to: href.contact() })} whether a yarn of that kind can be knitted for your order.`,
      source: { label: 'The catalogue', to: href.catalogue() },
    }),
    consumption: () => ({
      text: 'How many garments come out of a length depends on your pattern, sizes and marker, and those I do not know. Width and weight of every fabric are on its page; your cutter, or our sales desk with your pattern, works out the rest.',
      source: { label: 'Contact', to: href.contact() },
    }),
    moq: () => ({
      text: `Bulk begins at **${terms.bulk.text}**; sampling at **${terms.sampling.text}**. Where a fabric’s record says ${terms.defaultMoq}, ask: a running shade can often be cut for less.`,
      ...faqSource(content, 'moq-lead-time'),
    }),
    leadTime: () => ({
      text: `The usual lead time is **${terms.leadTime.text}** from the approved shade, not from the first message. Swatches leave in ${terms.swatchPack.sentIn.text}.`,
      ...faqSource(content, 'moq-lead-time'),
    }),
    sampling: () => ({
      text: `The ${link({ label: 'swatch pack', to: href.samples() })} is free: ${terms.swatchPack.swatches} fabrics of your choice, sent in ${terms.swatchPack.sentIn.text}. Sample yardage starts at **${terms.sampling.text}**.`,
      source: { label: 'Samples', to: href.samples() },
    }),
    shipping: () => fromFaq(content, 'shipping'),
    shrinkage: () => fromFaq(content, 'shrinkage'),
    care: () => fromFaq(content, 'care'),
    tests: () => fromFaq(content, 'tests'),
    custom: () => fromFaq(content, 'custom'),
    constructions: () => fromFaq(content, 'constructions'),
    cottonOrBlend: () => fromFaq(content, 'cotton-or-polycotton'),
    buyOnline: () => fromFaq(content, 'buying-online'),
    order: () => ({
      text: [
        'Ordering goes in five steps:',
        '',
        `1. Choose in the ${link({ label: 'catalogue', to: href.catalogue() })}, or ask me.`,
        `2. Feel it: the ${link({ label: `free ${terms.swatchPack.swatches}-swatch pack`, to: href.samples() })} leaves in ${terms.swatchPack.sentIn.text}.`,
        `3. Send ${link({ label: 'a quote request', to: href.quote() })} with metres, shade and destination; the answer comes ${terms.response.enquiry.text}.`,
        `4. Approve the shade on a sample length of ${terms.sampling.text}.`,
        `5. Bulk from ${terms.bulk.text} follows in ${terms.leadTime.text}.`,
      ].join('\n'),
      ...faqSource(content, 'moq-lead-time'),
    }),
    compliance: () => ({
      text: `Buyers usually ask for azo dyes ${terms.compliance.azo.text} and formaldehyde ${terms.compliance.formaldehydeSkin.text} for skin contact (${terms.compliance.formaldehydeOther.text} otherwise). An independent laboratory tests the bulk lot: ${terms.compliance.testing.text}, then ${terms.compliance.certificate.text} for the papers, ${terms.compliance.total.text} in all. Check the current text for your own market.`,
      source: { label: 'Textile Compliance 2025', to: href.article('textile-compliance-2025') },
    }),
    gsmMeaning: () => ({
      text: 'GSM is grams per square metre: what one square metre of the cloth weighs. It says how much fibre stands between one side and the other, not how good the cloth is. Ultra-light is 90–120, light 120–160, mid 160–200, and above 200 is warm.',
      source: {
        label: 'What is GSM? Fabric weight chart',
        to: href.article('what-is-gsm-fabric-weight-chart'),
      },
    }),
    tolerance: () => ({
      text: `Weight is held within **${terms.gsmTolerance.text}** of the figure on the order.`,
      ...faqSource(content, 'custom'),
    }),
    garments: () => ({
      text: `${mill.soldByTheMetre} We knit, dye and finish the cloth; you or your maker sew it.`,
      source: { label: 'About the mill', to: href.about() },
    }),
    catalogue: () => ({
      text: `The ${link({ label: 'complete catalogue', to: href.catalogue() })} shows every fabric with its weight, width and construction. It can also be sent to you by e-mail from the ${link({ label: 'contact page', to: href.contact() })}.`,
      source: { label: 'The catalogue', to: href.catalogue() },
    }),
    warpKnit: () => ({
      text: 'We make warp knits only, no wovens and no weft knits. In a warp knit every needle has its own yarn, which runs the length of the cloth and loops with its neighbours. So it does not ladder, keeps its length in the wash, and can be cut without the edge curling as a weft knit’s does.',
      source: { label: 'What does textiles mean?', to: href.article('what-does-textiles-mean') },
    }),
    hours: () => ({
      text: `The office is open ${mill.hours.office.label} (IST); calls are taken ${mill.hours.calls.label}. I answer at any hour.`,
      source: { label: 'Contact', to: href.contact() },
    }),
    location: () => ({
      text: `The mill is in ${mill.address.city}, ${mill.address.region}, ${mill.address.country}: ${mill.address.street}, ${mill.address.city} ${mill.address.postcode}. Please ${link({ label: 'arrange a visit or a call', to: href.scheduleCall() })} before you come.`,
      source: { label: 'Contact', to: href.contact() },
    }),
    person: () => ({
      text: `Of course. ${people(content)} Or ${link({ label: 'book a call', to: href.scheduleCall() })}: it is confirmed ${terms.response.call.text}. You can also send this conversation to a person with the button below.`,
      source: { label: 'Contact', to: href.contact() },
    }),
    contact: () => ({ text: people(content), source: { label: 'Contact', to: href.contact() } }),
    payment: () => unrecorded(content, 'terms of payment'),
    returns: () => unrecorded(content, 'returns and claims'),
    jobs: () => unrecorded(content, 'vacancies'),
    about: () => ({
      text: [mill.blurb, ...statements(content, ['established', 'workingSpace', 'capacity'])].join(
        ' ',
      ),
      source: { label: 'About the mill', to: href.about() },
    }),
    reviews: () => ({
      text: `What customers wrote stands on the ${link({ label: 'reviews page', to: href.reviews() })}. I do not rate the mill myself.`,
      source: { label: 'Reviews', to: href.reviews() },
    }),
    privacy: () => ({
      text: `What you type here is used to answer you and is not stored unless you send it as an enquiry. The ${link({ label: 'privacy policy', to: href.privacy() })} says what is kept, how long, and how to have it erased.`,
      source: { label: 'Privacy policy', to: href.privacy() },
    }),
  };
});

type Policies = Readonly<Partial<Record<Topic, () => Section>>>;

/** How to reach a person. The number is plain text, because answers must not link to a `tel:` address. */
export function people({ mill, terms }: SiteContent): string {
  const [desk] = mill.contacts;
  return `A person answers at ${desk.phone}, on ${link({ label: 'WhatsApp', to: mill.whatsapp.base })}, at ${link({ label: mill.sales.email, to: `mailto:${mill.sales.email}` })} or through the ${link({ label: 'contact page', to: href.contact() })}, ${terms.response.enquiry.text}.`;
}

function unrecorded(content: SiteContent, subject: string): Section {
  return {
    text: `I have nothing on record about ${subject}, so I leave it to a person rather than guess. ${people(content)}`,
  };
}

function statements({ claims }: SiteContent, ids: readonly string[]): string[] {
  const said = ids.flatMap((id) => claims[id]?.text ?? []);
  return said.length === 0 ? [] : [`On our pages the mill states: ${said.join('; ')}.`];
}

/** The mill may have taken the question out. */
function fromFaq(content: SiteContent, id: string): Section {
  const item = findQuestion(content, id);
  return item
    ? { text: item.answer, ...faqSource(content, id) }
    : unrecorded(content, 'this subject');
}

function faqSource(content: SiteContent, id: string): Pick<Section, 'source'> {
  const item = findQuestion(content, id);
  return item ? { source: { label: `FAQ: ${item.question}`, to: `${href.faq()}#${id}` } } : {};
}

function findQuestion({ faq }: SiteContent, id: string) {
  return faq.questions.find((one) => one.id === id);
}
