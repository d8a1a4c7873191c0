import type { LabelsByKind } from './labels-by-kind.ts';

/** The words about cloth. */
export const clothLabels: LabelsByKind = {
  collections: {
    page: 'The page of all collections',
    entries: 'The collections',
    premiumCotton: 'Premium cotton',
    polyesterCotton: 'Polyester cotton',
    popular: 'Popular categories',
    viewAll: 'Link to all',
  },
  category: {
    title: 'Name',
    description: 'Description',
    tab: 'Index tab',
    'tab.label': 'Short name, on the tab',
    spec: 'Main details',
    about: 'About it',
    landing: 'Its own page',
    hidden: 'Hidden',
  },
  construction: { how: 'How it is knitted', gives: 'What it gives' },
  shade: { name: 'Name' },
  yarn: {
    fibres: 'Fibres',
    percent: 'Per cent',
    make: 'Make',
    tex: 'Weight in tex',
    count: 'Count',
    ply: 'Ply',
    lustre: 'Lustre',
    filaments: 'Filaments',
  },
  care: { name: 'Name', lines: 'Lines of the label' },
};
