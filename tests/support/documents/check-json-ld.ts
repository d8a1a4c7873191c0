type Data = Readonly<Record<string, unknown>>;

type Rule =
  | 'text'
  | 'number'
  | 'url'
  | 'date'
  /** Any one of the named types, or a list of them. */
  | readonly string[];

interface TypeRules {
  readonly required: Readonly<Record<string, Rule>>;
  readonly optional?: Readonly<Record<string, Rule>>;
}

/** What search engines require of each type we publish: properties and their kinds. */
const rules: Readonly<Record<string, TypeRules>> = {
  Organization: {
    required: { name: 'text', url: 'url' },
    optional: {
      logo: ['url', 'ImageObject'],
      foundingDate: 'text',
      address: ['PostalAddress'],
      aggregateRating: ['AggregateRating'],
      numberOfEmployees: ['QuantitativeValue'],
    },
  },
  LocalBusiness: { required: { name: 'text', address: ['PostalAddress'] } },
  PostalAddress: {
    required: { streetAddress: 'text', addressLocality: 'text', addressCountry: 'text' },
  },
  AggregateRating: { required: { ratingValue: 'number', reviewCount: 'number' } },
  QuantitativeValue: { required: { minValue: 'number', maxValue: 'number' } },
  ImageObject: { required: { url: 'url' } },
  WebSite: {
    required: { name: 'text', url: 'url', potentialAction: ['SearchAction'] },
  },
  SearchAction: { required: { target: ['EntryPoint'], 'query-input': 'text' } },
  EntryPoint: { required: { urlTemplate: 'text' } },
  WebPage: { required: {}, optional: { name: 'text', url: 'url' } },
  CollectionPage: {
    required: { name: 'text', url: 'url', mainEntity: ['ItemList'] },
    optional: { description: 'text' },
  },
  ItemList: { required: { itemListElement: ['ListItem'] } },
  ListItem: { required: { position: 'number' }, optional: { name: 'text', url: 'url' } },
  BreadcrumbList: { required: { itemListElement: ['ListItem'] } },
  FAQPage: { required: { mainEntity: ['Question'] } },
  Question: { required: { name: 'text', acceptedAnswer: ['Answer'] } },
  Answer: { required: { text: 'text' } },
  BlogPosting: {
    required: {
      headline: 'text',
      image: 'url',
      datePublished: 'date',
      dateModified: 'date',
      author: ['Organization', 'Person'],
      publisher: ['Organization'],
    },
    optional: { mainEntityOfPage: ['WebPage'], url: 'url' },
  },
  Product: {
    required: { name: 'text', offers: ['Offer'] },
    optional: { image: 'url', description: 'text', sku: 'text', brand: ['Brand', 'Organization'] },
  },
  Offer: {
    required: { price: 'number', priceCurrency: 'text' },
    optional: { url: 'url', availability: 'url' },
  },
  LearningResource: { required: { name: 'text' }, optional: { description: 'text', url: 'url' } },
  WebApplication: {
    required: { name: 'text', applicationCategory: 'text' },
    optional: { url: 'url', description: 'text' },
  },
  Brand: { required: { name: 'text' } },
  PropertyValue: { required: { name: 'text', value: 'text' } },
};

/** Faults of one block of structured data, each with its path; empty when it is valid. */
export function checkJsonLd(text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [`no JSON: ${text.slice(0, 60)}`];
  }
  if (!isData(data)) return ['no object'];
  const faults = data['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org'];
  return [...faults, ...checkNode(data, String(data['@type']))];
}

function checkNode(node: Data, way: string): string[] {
  const types = [node['@type']].flat().map(String);
  return types.flatMap((type) => {
    const known = rules[type];
    if (!known) return [`${way}: type "${type}" is unknown to the checker`];
    const required = Object.entries(known.required).flatMap(([name, rule]) =>
      node[name] === undefined
        ? [`${way}: ${type} needs "${name}"`]
        : checkValue(node[name], rule, `${way}.${name}`),
    );
    const optional = Object.entries(known.optional ?? {}).flatMap(([name, rule]) =>
      node[name] === undefined ? [] : checkValue(node[name], rule, `${way}.${name}`),
    );
    const list = type === 'BreadcrumbList' || type === 'ItemList' ? checkPositions(node, way) : [];
    return [...required, ...optional, ...list];
  });
}

function checkValue(value: unknown, rule: Rule, way: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${way} is empty`];
    return value.flatMap((each, index) => checkValue(each, rule, `${way}[${index}]`));
  }
  if (isData(value)) {
    const type = [value['@type']].flat().map(String);
    // A reference by @id to a node in another block.
    if (value['@type'] === undefined && value['@id'] !== undefined) return [];
    if (typeof rule === 'string' || !type.some((each) => rule.includes(each))) {
      return [`${way} is a ${type.join('/')}, wanted ${String(rule)}`];
    }
    return checkNode(value, way);
  }
  const kinds = typeof rule === 'string' ? [rule] : rule;
  return kinds.some((kind) => isKind(value, kind)) ? [] : [`${way} is no ${kinds.join(' or ')}`];
}

function isKind(value: unknown, kind: string): boolean {
  const text = String(value).trim();
  if (kind === 'text') return text !== '';
  if (kind === 'number') return text !== '' && Number.isFinite(Number(value));
  if (kind === 'url') return /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));
  return false;
}

function checkPositions(node: Data, way: string): string[] {
  const items = [node['itemListElement']].flat() as Data[];
  return items.flatMap((item, index) =>
    item['position'] === index + 1 ? [] : [`${way}: item ${index + 1} has another position`],
  );
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
