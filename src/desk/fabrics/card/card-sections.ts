/** The sections of the card in their order, and the fields that each of them writes. */
export const cardSections = [
  {
    id: 'name',
    label: 'Name',
    fields: ['number', 'title', 'slug', 'formerSlugs', 'category', 'extra', 'withdrawn'],
  },
  {
    id: 'what',
    label: 'Main details',
    fields: ['composition', 'fibres', 'gsm', 'width', 'widthText', 'moq', 'description'],
  },
  { id: 'shades', label: 'Shades', fields: ['shades', 'leadShade', 'shadesInOrder'] },
  {
    id: 'construction',
    label: 'Construction',
    fields: ['construction', 'yarns', 'machine'],
  },
  { id: 'use', label: 'Use and care', fields: ['endUses', 'finishes', 'care'] },
  {
    id: 'pictures',
    label: 'Pictures',
    fields: ['photographs', 'replacedScenes', 'pictureOrder', 'hiddenPictures', 'pictureWords'],
  },
] as const;

export type SectionId = (typeof cardSections)[number]['id'];
