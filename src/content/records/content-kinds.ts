import { z } from 'zod';
import type { KnittedPictures } from '../../domain/picture/knit-job.ts';
import { type OwnPicture, pictureKey } from '../../domain/picture/own-picture.ts';
import { about } from '../about.ts';
import { type Category, categories } from '../categories.ts';
import { type Claim, claims } from '../claims.ts';
import { collections } from '../collections/overview.ts';
import { type ConstructionText, constructionTexts } from '../constructions.ts';
import { contact } from '../contact.ts';
import { fabricGuide } from '../fabric-guide.ts';
import { categoryKey } from '../../domain/fabric/fabric.ts';
import type { FabricRecord } from '../../domain/fabric/fabric-record.ts';
import { careLabels } from '../fabrics/care.ts';
import { careSchema, coloursSchema, shadeSchema, yarnSchema } from '../fabrics/cloth-schemas.ts';
import { fabricFiles } from '../fabrics/fabric-files.ts';
import { fabricRecordSchema } from '../fabrics/fabric-schema.ts';
import { colours, shades } from '../fabrics/shades.ts';
import { yarns } from '../fabrics/yarns.ts';
import { type FaqItem, faq } from '../faq.ts';
import { home } from '../home.ts';
import { type ArticleRecord, articleSchema, articleSlug } from '../journal/article-record.ts';
import { articles } from '../journal/articles.ts';
import { journal } from '../journal/index-lists.ts';
import { privacy } from '../legal/privacy.ts';
import { mill } from '../mill.ts';
import { navigation } from '../navigation.ts';
import { offline } from '../offline.ts';
import { type PageMeta, pagesMeta } from '../pages-meta.ts';
import { quote } from '../quote.ts';
import { type Review, reviews } from '../reviews.ts';
import { samples } from '../samples.ts';
import { scheduleCall } from '../schedule-call.ts';
import { structureNotes } from '../structure-notes.ts';
import { terms } from '../terms.ts';
import { thankYou } from '../thank-you.ts';
import { fabricKey } from './fabric-clashes.ts';
import { keepFormerSlugs } from '../../domain/publishing/keep-former-slugs.ts';
import { claimSchema } from './claim-schema.ts';
import { type ContentKind, list, listNamed, named, type Placed, single } from './kind.ts';
import { knittedSchema } from './knitted-schema.ts';
import { millSchema } from './mill-schema.ts';
import {
  ownPictureSchema,
  pageScene,
  type ReplacedScene,
  replacedSceneSchema,
} from './picture-schema.ts';
import { schemaLike } from './schema-like.ts';

const newFabricKey = /^f\d{3,5}$/;
const position = z.number().exactOptional();
const newName = /^[a-z][A-Za-z0-9-]{1,39}$/;
const text = (most: number) => z.string().min(1).max(most);

/** Every kind of thing the mill says, with what the project ships of it. */
export const contentKinds = {
  mill: single('The mill', mill, millSchema),
  claim: {
    ...named<Claim>('Claim', claims, claimSchema, /^[a-z][A-Za-z0-9]{1,39}$/),
    keyOf: ({ id }: Claim) => id,
    // Texts name claims, so one that is taken out stays known and is not said.
    takenOut: (claim: Claim): Claim => ({ ...claim, withheld: true }),
  },
  terms: {
    ...single('Terms of trade', terms),
    version: 2,
    upgrades: {
      // Version 2 says what the digital swatch may be used for.
      1: (body: object) => ({ ...body, digitalSwatch: terms.digitalSwatch }),
    },
  },
  navigation: {
    ...single('Menus and footer', navigation),
    version: 2,
    upgrades: {
      1: ({ topBar, ...body }: typeof navigation) => ({
        ...body,
        topBar: { ...topBar, whatsapp: withoutHref(topBar.whatsapp) },
      }),
    },
  },
  home: single('Home page', home, schemaLike(home, withoutArticle(home))),
  about: single('About page', about),
  contact: {
    ...single('Contact page', contact),
    version: 2,
    upgrades: {
      1: ({ ways, ...body }: typeof contact) => ({
        ...body,
        ways: { ...ways, whatsapp: withoutHref(ways.whatsapp) },
      }),
    },
  },
  quote: single('Quote page', quote),
  questionPage: single('Page of questions', faq.page),
  question: list<FaqItem & Placed>('Question', faq.questions, ({ id }) => id, {
    newKey: /^[a-z0-9]+(-[a-z0-9]+){0,11}$/,
    schema: z.strictObject({
      position,
      id: text(80),
      question: text(200),
      answer: text(2000),
      more: z.strictObject({ label: text(80), to: text(200) }).exactOptional(),
    }),
  }),
  reviewPage: single('Page of reviews', reviews.page),
  review: list<Review & Placed>('Review', reviews.all, ({ id }) => `r${id}`, {
    newKey: /^r[1-9]\d{0,4}$/,
    schema: z.strictObject({
      position,
      id: z.number().int().positive(),
      name: text(120),
      company: text(120),
      rating: z.literal(5),
      review: text(1000),
      date: text(40),
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-03'),
      sample: z.literal(true).exactOptional(),
    }),
  }),
  samples: single('Swatch page', samples),
  scheduleCall: single('Page of calls', scheduleCall),
  thankYou: single('Thanks', thankYou),
  fabricGuide: single('Fabric guide', fabricGuide),
  offline: single('Offline page', offline),
  collections: single('Collection pages', collections),
  category: list<Category & Placed>('Collection', categories, ({ id }) => id, {
    newKey: categoryKey,
    schema: schemaLike(...categories.map((category, index) => ({ ...category, position: index })), {
      ...addedCategory(categories[0]!),
      position: 0,
    }),
  }),
  construction: named<ConstructionText>(
    'Construction',
    constructionTexts,
    z.strictObject({ how: text(400), gives: text(400) }),
    // The name of the construction, as fabrics say it.
    /^\p{Lu}[\p{L}\p{N}’ -]{2,47}$/u,
  ),
  structureNotes: single('Notes on structures', structureNotes),
  journal: single('Lists of articles', journal),
  article: {
    ...named<ArticleRecord>('Article', articles, articleSchema),
    newKey: articleSlug,
    takenOut: (article: ArticleRecord): ArticleRecord => ({ ...article, withdrawn: true }),
    keepNames: keepFormerSlugs<ArticleRecord>,
  },
  privacy: single('Privacy policy', privacy),
  pageTitle: named<PageMeta>('Title of a page', pagesMeta.pages, titleSchema()),
  categoryTitle: named<PageMeta>('Title of a collection', pagesMeta.categories, titleSchema()),
  shade: listNamed('Shade', shades, { newKey: newName, schema: shadeSchema }),
  colours: single('Shades by colour', colours, coloursSchema),
  yarn: listNamed('Yarn', yarns, { newKey: newName, schema: yarnSchema }),
  care: listNamed('Care label', careLabels, { newKey: newName, schema: careSchema }),
  fabric: list('Fabric', Object.values(fabricFiles).flat(), ({ id }) => fabricKey(id), {
    newKey: newFabricKey,
    schema: fabricRecordSchema,
    takenOut: (fabric): FabricRecord => ({ ...fabric, withdrawn: true }),
    keepNames: keepFormerSlugs,
  }),
  picture: {
    ...named<OwnPicture>('Photograph', {}, ownPictureSchema),
    newKey: pictureKey,
  },
  scene: {
    ...named<ReplacedScene>('Picture of a page', {}, replacedSceneSchema),
    newKey: pageScene,
  },
  knitted: {
    ...named<KnittedPictures>('Pictures of a fabric', {}, knittedSchema),
    newKey: newFabricKey,
  },
};

/** Version 1 had an address of WhatsApp in two texts, which no page used: the mill says it. */
function withoutHref<Words extends object>(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([name]) => name !== 'href')) as Words;
}

/** As a mill without articles has it, for the schema. */
function withoutArticle<Home extends { readonly hero: object }>(page: Home): Home {
  const { newBlog: _newBlog, ...hero } = page.hero as Record<string, unknown>;
  return { ...page, hero };
}

export type ContentKinds = typeof contentKinds;
export type KindName = keyof ContentKinds;
export type BodyOf<Kind extends KindName> =
  ContentKinds[Kind] extends ContentKind<infer Body> ? Body : never;

export const kindNames = Object.keys(contentKinds) as readonly KindName[];

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(contentKinds, name);
}

/** One that the mill adds needs no figures and no pictures of its own. */
function addedCategory({ second, ...category }: Category): Category {
  const spec = { fibre: '', weight: '', width: '' };
  const none = { picture: '', band: '', about: [], landing: [] };
  return { ...category, ...none, spec, second: { ...second, picture: '' }, hidden: true };
}

function titleSchema(): z.ZodType<PageMeta> {
  return z.strictObject({
    // With facts filled in, a result list shows 60 and 158 characters; publishing says when it is more.
    title: text(120),
    description: z.string().min(50).max(240),
    scene: text(80),
    index: z.boolean(),
  });
}
