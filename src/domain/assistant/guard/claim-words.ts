/** What a sentence must not assert unless the mill has written it. */
export type Claim =
  | 'price'
  | 'stock'
  | 'certificate'
  | 'payment'
  | 'delivery'
  | 'health'
  | 'law'
  | 'boast'
  | 'identity'
  | 'fibre';

const lists: Readonly<Record<Claim, string>> = {
  price:
    'price prices priced pricing pricelist pricey cost costs costing costly costed cheap cheaper cheapest cheaply inexpensive expensive affordable affordably economical economically budget rate rates tariff fee fees charge charges charged surcharge rupee rupees rupaye rs inr usd aed eur gbp dollar dollars dirham dirhams euro euros pound pounds paise paisa cent cents bucks money cash amount amounts sum total totals value values worth bargain bargains markdown wholesale retail tax taxes gst vat duty duties mrp discount discounts discounted discounting promotion promotions promo coupon coupons voucher vouchers rebate rebates cashback saving savings save saves saved free freely freebie complimentary gratis gift gifts bonus waive waived waives reduced reduction reductions lowest clearance quoted invoice invoices invoiced deal deals haggle bid bids',
  stock:
    'stock stocks stocked stocking instock inventory available availability unavailable readily ready warehouse warehouses warehoused shelf shelves leftover leftovers surplus remaining plenty immediate immediately instantly instant now reserved sold selling bestseller bestsellers godown backorder oversupply supply supplies supplied limited',
  certificate:
    'certificate certificates certified certification certifications certify certifies certifying accredited accreditation accredit audited audit audits compliant compliance comply complies conform conforms conforming conformity standards label labels labelled labeled licensed gots oeko oekotex oeko-tex grs rcs bci iso sedex smeta bluesign fairtrade hohenstein sgs intertek bis wrap eco ecological ecofriendly sustainable sustainably sustainability organic organically recycled recyclable biodegradable vegan ethical ethically traceable paper papers document documents tested proven verified approved approval approve approves',
  payment:
    'pay pays paid paying payment payments payable deposit deposits advance credit credits bank banks banking account accounts upi paypal cheque cheques wire remit remittance iban swift ifsc emi instalment instalments installment installments return returned returnable entitled refund refunds refunded refundable warranty warranties guarantee guarantees guaranteed guaranteeing insurance insured loan escrow crypto bitcoin prepay prepaid prepayment letter lc cod swipe',
  delivery:
    'deliver delivers delivered delivering delivery deliveries ship ships shipped shipping shipment shipments courier couriers couriered freight dispatch dispatched dispatches despatch despatched arrive arrives arrived arriving arrival overnight tomorrow today tonight asap urgent urgently doorstep door customs port export exports exported promise promises promised promising assure assures assured commit commits committed deadline soon',
  health:
    'safe safer safest safely safety toxic toxins nontoxic harmless hypoallergenic allergy allergies allergic allergen antibacterial antimicrobial antiviral antifungal bacteria bacterial germs virus viruses medical medically medicine doctor doctors dermatologist dermatologically dermatological hospital surgical sterile fireproof flameproof flame flames flammable retardant waterproof uv spf protect protects protection protective bulletproof cure cures heal heals healing healthy health therapeutic eczema rash rashes irritation irritate chemical chemicals azo formaldehyde ppm',
  law: 'legal legally law laws lawful liable liability contract contracts contractual sue court patent patents patented trademark licence licences license licenses binding agreement agreements regulation regulations regulatory fine fines penalty penalties compensation compensate damages claim claims gdpr reach rohs',
  boast:
    'competitor competitors competition competing rival rivals leading largest biggest oldest unbeatable unmatched superior award awards awarded winning famous renowned trusted clients client brands brand branded exclusive exclusively exclusivity reputation rated rating ratings star stars review reviews testimonial testimonials mills manufacturers manufacturer supplier suppliers partner partners partnership owned subsidiary celebrity celebrities government ministry army export-house world worldwide global globally country leader leaders',
  // Fibres that the mill does not knit.
  fibre:
    'silk wool woollen linen viscose rayon bamboo denim modal acrylic leather jute hemp tencel lyocell cashmere pashmina khadi chiffon georgette velvet poplin twill canvas crepe organza nonwoven rexine',
  identity:
    'human manager managers owner owners director employee employees boss salesman saleswoman representative agent founder ceo',
};

const claims: ReadonlyMap<string, Claim> = new Map(
  Object.entries(lists).flatMap(([claim, list]) =>
    list.split(' ').map((word): [string, Claim] => [word, claim as Claim]),
  ),
);

/** `fine` is cloth and `reach` a way to a person far more often than law. */
const innocent: ReadonlySet<string> = new Set(['fine', 'reach', 'oldest', 'letter']);

export function claimOf(word: string): Claim | undefined {
  return innocent.has(word) ? undefined : claims.get(word);
}

/** Nouns that name a claim's subject without asserting anything, so that they can be denied or asked about. */
export const claimNouns: ReadonlySet<string> = new Set(
  'price prices pricing cost costs discount discounts quote quotes quotation stock availability inventory certificate certificates certification certifications approval payment payments refund refunds delivery shipping freight rate rates deals invoice guarantee guarantees warranty account bank standards label labels papers compliance tax taxes duty'.split(
    ' ',
  ),
);
