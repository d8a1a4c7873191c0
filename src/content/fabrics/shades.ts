import type { ColourName, ShadesByColour } from '../../domain/assistant/vocabulary.ts';
import type { Shade } from '../../domain/fabric/fabric.ts';

/** The dye-house book, in the order in which a shade card is read: pale, warm, red, violet, blue, green, dark. */
export const shades = {
  safed: { name: 'Safed', hex: '#f5f4ef' },
  moti: { name: 'Moti', hex: '#ece7dc' },
  malai: { name: 'Malai', hex: '#f1e6cd' },
  ecru: { name: 'Ecru', hex: '#e5dbc5' },
  kora: { name: 'Kora', hex: '#cdbb98' },
  ret: { name: 'Ret', hex: '#bda98a' },
  chandan: { name: 'Chandan', hex: '#d3b184' },
  badam: { name: 'Badam', hex: '#c29a6b' },
  makhan: { name: 'Makhan', hex: '#f0d78a' },
  nimbu: { name: 'Nimbu', hex: '#dccf52' },
  sarson: { name: 'Sarson', hex: '#d8a51f' },
  haldi: { name: 'Haldi', hex: '#c8902b' },
  genda: { name: 'Genda', hex: '#e2961b' },
  kesar: { name: 'Kesar', hex: '#dc7d20' },
  narangi: { name: 'Narangi', hex: '#d2602a' },
  tamba: { name: 'Tamba', hex: '#a85c3a' },
  geru: { name: 'Geru', hex: '#9f4f30' },
  mitti: { name: 'Mitti', hex: '#97694c' },
  katha: { name: 'Katha', hex: '#74442f' },
  mirch: { name: 'Mirch', hex: '#b52a1f' },
  sindoor: { name: 'Sindoor', hex: '#c73a22' },
  majith: { name: 'Majith', hex: '#a23b2a' },
  gulnar: { name: 'Gulnar', hex: '#bf2a3e' },
  anar: { name: 'Anar', hex: '#941f33' },
  lakh: { name: 'Lakh', hex: '#741c2c' },
  pyazi: { name: 'Pyazi', hex: '#d8a79a' },
  gulabi: { name: 'Gulabi', hex: '#dfa0aa' },
  kamal: { name: 'Kamal', hex: '#d27f96' },
  rani: { name: 'Rani', hex: '#b91d5c' },
  falsa: { name: 'Falsa', hex: '#783553' },
  jamun: { name: 'Jamun', hex: '#4d2f3d' },
  baingan: { name: 'Baingan', hex: '#3b2138' },
  kasni: { name: 'Kasni', hex: '#988ab3' },
  barf: { name: 'Barf', hex: '#d3dde2' },
  asmani: { name: 'Asmani', hex: '#7fa7c5' },
  firozi: { name: 'Firozi', hex: '#22889a' },
  nilkanth: { name: 'Nilkanth', hex: '#2f5d98' },
  lajward: { name: 'Lajward', hex: '#2b3f86' },
  neel: { name: 'Neel', hex: '#24365f' },
  raat: { name: 'Raat', hex: '#192036' },
  sagar: { name: 'Sagar', hex: '#2e6375' },
  morpankh: { name: 'Morpankh', hex: '#125a60' },
  pista: { name: 'Pista', hex: '#b4c08e' },
  elaichi: { name: 'Elaichi', hex: '#a9b69b' },
  angoor: { name: 'Angoor', hex: '#8aa45b' },
  tota: { name: 'Tota', hex: '#5a933d' },
  panna: { name: 'Panna', hex: '#136a4c' },
  mehndi: { name: 'Mehndi', hex: '#66784f' },
  kaai: { name: 'Kaai', hex: '#4b5837' },
  neem: { name: 'Neem', hex: '#3d583a' },
  dhania: { name: 'Dhania', hex: '#2b4732' },
  chandi: { name: 'Chandi', hex: '#c3c5c3' },
  dhuan: { name: 'Dhuan', hex: '#a4a5a3' },
  rakh: { name: 'Rakh', hex: '#8b8984' },
  sleti: { name: 'Sleti', hex: '#616d76' },
  surmai: { name: 'Surmai', hex: '#3f4a5a' },
  loha: { name: 'Loha', hex: '#525658' },
  akhrot: { name: 'Akhrot', hex: '#5c4434' },
  kahwa: { name: 'Kahwa', hex: '#483026' },
  syahi: { name: 'Syahi', hex: '#1d2434' },
  kohl: { name: 'Kohl', hex: '#211d1e' },
  kala: { name: 'Kala', hex: '#131213' },
} as const satisfies Record<string, Shade>;
type ShadeKey = keyof typeof shades;

/** The shades of a fabric's card by their keys; its pictures are dyed in the lead shade. */
export function shadeCard(
  lead: ShadeKey,
  others: string,
): { readonly shades: readonly string[]; readonly leadShade: string } {
  return { shades: [...new Set([lead, ...others.split(' ')])], leadShade: lead };
}

/** What the mill would lay out for a buyer who asks for a colour in English, nearest first. */
export const colours = {
  black: ['kala', 'kohl', 'syahi'],
  white: ['safed', 'moti'],
  cream: ['malai', 'ecru', 'moti'],
  beige: ['kora', 'chandan', 'ret', 'badam'],
  yellow: ['haldi', 'sarson', 'makhan', 'nimbu'],
  orange: ['narangi', 'kesar', 'genda'],
  brown: ['katha', 'akhrot', 'kahwa', 'tamba', 'mitti'],
  red: ['mirch', 'sindoor', 'majith', 'gulnar'],
  maroon: ['anar', 'lakh'],
  pink: ['gulabi', 'kamal', 'rani', 'pyazi'],
  purple: ['jamun', 'baingan', 'falsa', 'kasni'],
  blue: ['asmani', 'nilkanth', 'lajward', 'neel'],
  navy: ['neel', 'raat', 'syahi'],
  teal: ['firozi', 'morpankh', 'sagar'],
  green: ['panna', 'tota', 'mehndi', 'neem', 'dhania', 'angoor', 'pista'],
  grey: ['rakh', 'dhuan', 'sleti', 'loha', 'surmai'],
  gray: ['rakh', 'dhuan', 'sleti', 'loha', 'surmai'],
  silver: ['chandi'],
} as const satisfies Record<ColourName, readonly ShadeKey[]>;

/** The same by the names of the shades, as buyers read them. */
export const shadesByColour = Object.fromEntries(
  Object.entries(colours).map(([colour, keys]) => [colour, keys.map((key) => shades[key].name)]),
) as unknown as ShadesByColour;
