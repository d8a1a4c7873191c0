/** Hindi and Punjabi words as buyers type them in Latin letters, by their English meaning. */
const spoken: Readonly<Record<string, string>> = {
  'what is': 'kya kia ki',
  'which one': 'kaunsa konsa kaunsi konsi kaun kon',
  'how many': 'kitna kitne kitni kinna kinne kinni',
  how: 'kaise kese kaisa kaisi kiven',
  when: 'kab kado',
  where: 'kahan kaha kidhar kithe kitthe',
  why: 'kyun kyu kyon',
  'i need': 'chahiye chaiye chahie chahida chaida chahta mangta lena lenaa',
  fabric: 'kapda kapra kapde kapre kapada kapdaa cloth',
  price: 'bhav bhaav daam dam keemat kimat rate rates mulya ret',
  cheapest: 'sasta saste sasti',
  expensive: 'mehnga mahenga',
  most: 'sabse sab',
  light: 'halka halki halke patla patli patle',
  heavy: 'bhari bhaari mota moti mote',
  summer: 'garmi garmiyon garmiyan',
  winter: 'sardi sardiyon thand',
  days: 'din dino dinon',
  get: 'milega milegi mil milta milda',
  send: 'bhejo bhej bhejna bhejte',
  sample: 'namuna nmuna sampal saimpal',
  wash: 'dhona dhulai dhoye dhone dhoya',
  shrink: 'sikudta sikudega sikudna sikudti sikud sikudegi sungadda',
  colour: 'rang rangon color colors colours',
  width: 'chaurai chaudai arz pana',
  weight: 'wazan vajan vazan bhaar',
  for: 'liye lie waste vaste',
  childrenswear: 'bachcha bachche bachchon bachon baccho bache',
  cotton: 'suti sooti kapas',
  minimum: 'kam',
  good: 'accha acha achha achchha vadiya badhiya',
  talk: 'baat gal gall',
  person: 'banda insaan aadmi bande',
  hello: 'namaste namaskar sasriakal satsriakal salaam',
  thanks: 'shukriya dhanyavad dhanyawad meharbani',
  credit: 'udhaar udhar',
  abroad: 'videsh bahar',
  make: 'banate banata banana banaate banaunde',
  sell: 'bechte bechta',
  your: 'aapka apka aapke apke aapki apki tuhada',
  you: 'aap tusi',
  is: 'hai hain he hoti hota hoga hogi honda',
  of: 'ka ke ki di da de',
  yes: 'haan han',
  mean: 'matlab',
  fast: 'jaldi',
  difference: 'fark farak antar',
  // The same in Devanagari and Gurmukhi, for the words that decide the topic.
  'price ': 'कीमत दाम भाव रेट प्राइस ਕੀਮਤ ਰੇਟ ਭਾਅ',
  'fabric ': 'कपड़ा कपड़े कपडा कपडे ਕੱਪੜਾ ਕੱਪੜੇ',
  'cotton ': 'कॉटन सूती ਸੂਤੀ ਕਾਟਨ',
  'nylon ': 'नायलॉन नाइलॉन ਨਾਈਲਾਨ',
  'sample ': 'सैंपल नमूना ਸੈਂਪਲ ਨਮੂਨਾ',
  'minimum ': 'न्यूनतम ਘੱਟੋ',
  'gsm ': 'जीएसएम',
  'hello ': 'नमस्ते ਸਤ',
  'how many ': 'कितना कितने कितनी ਕਿੰਨਾ ਕਿੰਨੇ',
  'wash ': 'धोना धुलाई ਧੋਣਾ',
  'days ': 'दिन ਦਿਨ',
};

const english: ReadonlyMap<string, string> = new Map(
  Object.entries(spoken).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning.trim()] as const),
  ),
);

/** These words are usually grammar, so they become "of" and not the question word in the table above. */
const particles: ReadonlySet<string> = new Set(['ki', 'de', 'da', 'di', 'ka', 'ke']);

export function toEnglish(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (particles.has(word)) return ['of'];
    return english.get(word)?.split(' ') ?? [word];
  });
}
