import type { RecordWords } from '../record/record-words.ts';

/** How the first steps talk about the mill's record. */
export const millWords: RecordWords = {
  name: 'the mill',
  fields: {
    name: 'name',
    contacts: 'telephone',
    sales: 'e-mail',
    address: 'address',
    look: 'logo and colours',
  },
};
