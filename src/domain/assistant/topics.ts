/** Topics of a question other than fabric properties, with the patterns that recognise them in plain words. */
export const topicRules = {
  injection:
    /\b(ignore|disregard|forget|override)\b.{0,40}\b(instruction|instructions|rule|rules|previous|prior|above|prompt|everything)\b|system prompt|\b(reveal|print|show|repeat|tell)\b.{0,30}\b(your|the|hidden|secret) (\w+ )?(prompt|instructions|rules|configuration|api key|password)|\byou are now\b|\bact as\b|\bpretend\b|jailbreak|developer mode|\bdan\b|\bapi key\b|\broleplay\b|answer only (with )?yes|\b(say|write|reply|confirm)\b.{0,20}\b(exactly|word for word|free|approved)\b|new instruction|sudo |admin mode|\bscript alert\b|drop table/,
  offTopic:
    /\b(poem|joke|jokes|song|lyrics|essay|story|python|javascript|java|program|recipe|biryani|weather (?:today|tomorrow|forecast|report)|how is the weather|bitcoin|crypto|homework|movie|film|president|minister|election|politics|capital of|stock market|net worth|share market|sensex|horoscope|football score|ipl|who won|girlfriend|love you|marry|translate|math|maths|square root|medicine|doctor|flight|train ticket|laptop|mobile phone|iphone|religion|god)\b|\d+ \d+ equals|\bworld cup\b/,
  greeting: /^(hi|hii|hiii|hello|hey|good (morning|afternoon|evening|day)|greetings|helo|hlo)\b/,
  thanks: /\b(thank|thanks|thankyou|thx|bye|goodbye)\b/,
  identity:
    /\b(are|is|r) (you|u|this|it)( \w{1,20})? (a |an )?(human|real|robot|bot|ai|machine|person|chatbot|computer)\b|\bam i (talking|speaking|chatting)\b|\bwho (are|made|built) (you|u)\b|\bwhat are you\b|chatgpt|openai|\bwhich (model|ai)\b|\bdo you (really )?know\b|\bwhat can you do\b/,
  person:
    /\b(talk|speak|connect|chat|discuss|contact|transfer)\b.{0,25}\b(human|person|someone|somebody|agent|representative|salesman|salesperson|sales|executive|team|manager|owner|expert|people|desk)\b|\bwho (answers|will answer)\b|\b(who|whom) (do|should|can|to|shall)\b.{0,8}\b(call|contact|talk|speak|ask|write|mail|email)\b|\bcall me\b|\bcallback\b|\bcall back\b|\breal (person|human)\b|\bhuman (please|agent)\b|customer (care|service|support)|\b(book|schedule|arrange)\b.{0,12}\bcall\b/,
  contact:
    /\b(phone|telephone|whatsapp|email|mail id|mobile number|contact (number|detail|details|info|you|us)|your number|reach you)\b|\bhow (to|do i|can i) contact\b/,
  hours:
    /\b(opening|working|office|business|open|visiting)\b.{0,8}\b(hour|hours|time|times|timing|timings|days)\b|\bwhen (are|do|does) (you|the office|it) (open|close|work)\b|\bwhat time\b.{0,20}\b(open|close|start|call)\b|\bare you (open|closed)\b|\b(sunday|saturday|holiday)\b|\btimings?\b/,
  location:
    /\byou where\b|\bwhere (you|from)\b|\bwhere (is|are|of) (you|your|the)?\s?\w*|\b(address|location|located|situated|directions)\b|\b(visit|come to|see)\b.{0,12}\b(mill|factory|office|showroom|unit)\b|\b(see|meet|come to) you\b|\bvisit\b|\bwhich city\b|\bwhere is (your|the) (mill|factory|office)\b|\bfactory where\b/,
  price:
    /\b(price|prices|pricing|priced|pricelist|cost|costs|costing|rupee|rupees|rs|inr|usd|aed|dollar|dollars|dirham|dirhams|cheap|cheaper|cheapest|affordable|budget|discount|discounts|expensive|(?<!(?:you|we|can) )offers?|wholesale rate|charge|charges|per kg rate|tax|gst)\b|\bhow much (is|are|for|does|do|per|would|you|money)\b(?! (?:needed|required|necessary))(?!.{0,20}\b(?:stretch|shrink|weigh|curl|elastane|lycra)\b)|\brate (card|list|per)\b/,
  quote: /\b(quote|quotes|quotation|quotations|proforma|rfq|estimate)\b/,
  stock:
    /\b(stock|stocks|instock|inventory|readily available|ready goods)\b|\bavailable (now|today|immediately|right now)\b|\b(ready|immediate) (delivery|dispatch|stock)\b|\bhow many (rolls|metres|meters|mtr)\b.{0,20}\b(left|available|have|got)\b|\bavailability\b/,
  certificate:
    /\b(certificate|certificates|certified|certification|certifications|certify|gots|oekotex|grs|bci|iso|sedex|bis|fairtrade|wrap|bluesign|hohenstein|reach compliant|accredited|rcs)\b/,
  green:
    /\b(organic|recycled|sustainable|sustainability|eco|ecofriendly|vegan|biodegradable|green fabric)\b/,
  moq: /\b(moq|minimum|moqs)\b|\b(smallest|smaller|least|lowest|low|lower|less|lesser|small|tiny|little)\b.{0,18}\b(order|quantity|qty|lot|batch)\b|\bhow (few|little|small)\b|\bless than (300|500) (m|mtr|metre|metres|meters|meter)\b|\bmin (order|qty|quantity)\b|\bonly \d+ (m|mtr|metre|metres|meter|meters)\b/,
  leadTime:
    /\blead ?times?\b|\bhow (long|soon|fast|quick|quickly)\b|\bhow many days\b|\b(delivery|production|dispatch|manufacturing) (time|times|days|period|schedule)\b|\bwhen (will|can|do|would|is|get)\b.{0,30}\b(get|deliver|delivery|delivered|ready|dispatch|receive|send|ship|reach|knit|make)\b|\bturnaround\b|\burgent\b|\burgently\b|\bdays\b.{0,12}\b(get|deliver|take|ready|delivery)\b|\btime\b.{0,8}\b(take|deliver|delivery|required)\b|\bdeliver\b.{0,20}\bdays\b/,
  sampling:
    /\b(sample|samples|sampling|swatch|swatches|swatchbook|hanger|hangers|sample yardage)\b/,
  shipping:
    /\b(ship|ships|shipping|shipment|export|exports|freight|courier|transport|abroad|international|overseas|port|fob|cif|dubai|uae|gulf|saudi|qatar|oman|kuwait|bahrain|bangladesh|nepal|usa|america|uk|europe|africa|kenya|mumbai|delhi|ludhiana|surat|tirupur|chennai|bangalore|kolkata|jaipur|jeddah|jedda|riyadh|dammam|sharjah|ajman|doha|muscat|manama|dhabi|dhaka|colombo|kathmandu|london|nairobi|lahore|karachi|hyderabad|ahmedabad|pune|kanpur|noida)\b|\bdeliver(y)? (to|in|at|across)\b/,
  payment:
    /\b(payment|payments|pay|advance|credit|lc|letter of credit|upi|paypal|cod|cash|invoice|bank|emi|instalment)\b/,
  returns:
    /\b(return|returns|refund|replace|replacement|complaint|defect|defects|defective|damaged|claim|warranty|guarantee)\b/,
  shrinkage: /\b(shrink|shrinks|shrinkage|shrinking|shrunk|dimensional)\b/,
  care: /\b(wash|washing|washed|washable|laundry|iron|ironing|bleach|dryclean|dry clean|tumble|care instruction|care instructions|care|washcare)\b/,
  tests:
    /\b(test|tests|testing|tested|lab|laboratory|fastness|inspection|inspect|quality (check|checks|control|assurance)|checks? (the |your )?quality|colour ?fast|bleed|fade|fading)\b/,
  compliance:
    /\b(azo|formaldehyde|compliance|dpp|epr|microfibre|microfiber|passport|eu rule|eu rules|regulation|regulations|reach)\b/,
  custom:
    /\b(custom|customize|customise|customized|customised|customisation|customization|bespoke|pantone|lab ?dip|lab dips)\b|\b(made|dyed) to order\b|\b(match|own|special|different|particular|specific)\b.{0,12}\b(shade|colour|width|gsm|weight|design|dye)\b|\bdye\b.{0,12}\b(to|my|our)\b|\bchange the (width|gsm|weight|colour)\b/,
  constructions:
    /\b(construction|constructions|structure|structures)\b|\b(type|types|kind|kinds) of (knit|knits|knitting|weave)\b|\bwhat (do|can) you knit\b|\bwhich (knits|machines)\b|\braschel\b/,
  gsmMeaning:
    /\b(what|whats|meaning|mean|means|define|explain|understand|full form)\b.{0,14}\bgsm\b(?! (is|should|do|for|to|will|range|fabric|would|suits?|best))|\bgsm\b.{0,10}\b(mean|means|meaning|what is|full form|stand for)\b/,
  tolerance: /\b(tolerance|tolerances|variation|deviation|plus minus)\b/,
  consumption:
    /\bhow many (tshirts?|tees?|shirts?|pieces|garments?|polos?|dresses|leggings|hoodies|uniforms?)\b.{0,40}\b(from|in|out|per|make|get)\b|\bhow (many|much) (metres?|meters?|fabric|m|mtr|cloth)\b.{0,20}\b(per|for (one|1|a|each)|each)\b.{0,6}\b(tshirt|tee|shirt|piece|garment|polo|dress|legging|hoodie|uniform)\b|\b(consumption|marker)\b/,
  explain:
    /\b(what is|what are|whats|mean|means|meaning|explain|define|difference|differ|how is)\b/,
  cottonOrBlend:
    /\b(cotton|pure cotton)\b.{0,12}\b(vs|versus|or|against|compared to|difference|better than|and)\b.{0,20}\b(polycotton|polyester|blend)\b|\b(polycotton|polyester)\b.{0,12}\b(vs|versus|or|against|compared to|better than|difference)\b.{0,12}\bcotton\b|\bdifference\b.{0,20}\b(cotton|polyester|polycotton)\b.{0,10}\band\b.{0,10}\b(polycotton|polyester|cotton)\b/,
  order:
    /\bhow\b.{0,16}\b(order|buy|purchase)\b|\b(place|placing|make|give)\b.{0,8}\border\b|\border(ing)? (process|procedure|kaise)\b|\border how\b|\bsteps to order\b|\bprocess (to|of|for) (order|buy)\w*/,
  buyOnline:
    /\b(buy|order|shop|purchase)\b.{0,14}\bonline\b|\bonline\b.{0,10}\b(buy|shop|store|order|payment|purchase)\b|\b(cart|checkout|amazon|flipkart)\b/,
  garments:
    /\b(readymade|stitched|stitch|tailor|tailoring|finished|ready to wear)\b|(?<!\b(?:i|we) )\b(sell|buy|make|manufacture|supply|have|produce)\b.{0,16}\b(?<!\bfor )(garment|garments|clothes|clothing|tshirts|hoodies|dresses|shirts|polos|uniforms)\b(?! (fabric|cloth|material))/,
  catalogue:
    /\b((?<!\bin (?:your|the) )(?:catalogue|catalog)|catalogs|brochure|lookbook|pdf|shade card|product list)\b/,
  count:
    /\bhow many\b.{0,20}\b(fabric|fabrics|articles|products|designs|varieties|collections|qualities|types|items)\b/,
  range:
    /\bwhat (fabrics?|products?|kinds?|types?|all)\b.{0,14}\b(you|have|sell|make|offer|do|there)\b|\bwhat (do|can|is|all do) you (sell|make|have|offer|manufacture|produce|do)\b|\byour (products|range|collections?|fabrics|catalogue|items)\b|\b(list|show|see|view|browse|display)\b.{0,14}\b(all|fabrics?|collections?|products|categories|range)\b|\b(type|types|kind|kinds) of (fabric|fabrics|cloth|textile|textiles)\b|\bwhats new\b|\bnew (arrivals?|collections?|launches|fabrics?)\b|\blatest (fabrics?|collections?|designs?)\b|\byou (sell|make|have|offer) what\b|\bwhich (fabrics?|collections?|ranges?|products?) (do )?you (have|sell|make|offer)\b/,
  warpKnit:
    /\bwarp[\s-]?knit(ted|ting|s)?\b|\b(warp|weft)\b|\bknit(ted)? (or|vs|versus) woven\b|^(?:(?:do|you|have|make|any|got) )*(?:interlock|single jersey|circular knits?|french terry)(?: fabrics?)?$|\b(woven|weave)\b/,
  about:
    /\b(established|founded|history|capacity|employees|since when|how old|how big|about (you|your company|the company|the mill)|who is the mill|your company|monthly production|production capacity|(?:handle|supply|produce|manage)\b.{0,30}\b(?:month|monthly|year|yearly|annually|annum)|(?:month|monthly|year|yearly|annually|annum)\b.{0,30}\b(?:handle|supply|produce|manage)|experience|clients|customers|machines do you)\b/,
  reviews: /\b(review|reviews|rating|ratings|testimonial|testimonials|feedback)\b/,
  colours: /\b(colour|colours|shade|shades|hue|palette)\b/,
  width: /\b(width|widths|wide|broad|narrow)\b/,
  composition:
    /\bwhat(?:s| is)? in (?:it|this|that|them)$|\b(composition|made of|(?<!can be )made from|fibre content|fiber content|blend|ratio|percent|percentage|contains?|content|elastane|spandex|lycra)\b/,
  weight: /\b(gsm|weight|weigh|weighs|heavy)\b/,
  finishes: /\b(finish|finishes|finishing|finished with|treatment)\b/,
  uses: /\b(used|use|uses|good|suitable|suited|best) (for|of)\b|\bend uses?\b|\bwhat(?:s| is| are)? (?:it|this|that|they|these) (?:used )?for\b|\bwhat can (i|we|you|be)\b.{0,12}\b(make|made|sew|sewn)\b|\bapplications?\b/,
  detail:
    /\b(tell|about|detail|details|spec|specs|specification|specifications|info|information|describe|data)\b/,
  compare:
    /\b(compare|comparison|comparing|difference|differences|differ|vs|versus|better|or|between)\b/,
  privacy: /\b(privacy|personal data|my data|delete my|gdpr)\b/,
  jobs: /\b(job|jobs|hiring|vacancy|career|careers|internship|salary)\b/,
  convert:
    /\b(convert|conversion|calculate|calculator|equals?|equal|into|in (gsm|oz|ounces?|kg|kgs|kilos?|metres?|meters?|mtrs?|yards?|cm|inch|inches|grams?)|how many (kg|kgs|kilos?|metres?|meters?|mtrs?|yards?|grams?|gsm|m)|how much weight|weigh|weighs|weight of|per kg|per kilo|oz|ounces?)\b/,
  seek: /\b(which|wants|wanted|what (?:cloth|fabric|material)|suggest|suggestion|recommend|recommendation|show|need|looking|want|find|best|suitable|suggestions|require|required|options|option|give|got|any|do you have|have you|nearest|closest)\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Topic = keyof typeof topicRules;

/** All topics of a text in plain words, in the order of the table. */
export function findTopics(text: string): Set<Topic> {
  const found = new Set<Topic>();
  for (const [topic, rule] of Object.entries(topicRules)) {
    if (rule.test(text)) found.add(topic as Topic);
  }
  return found;
}
