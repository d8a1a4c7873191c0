/** Texts of the swatch page; those of its form are with its schema. */
export const samples = {
  heading: 'Free swatch pack',
  lead: 'Choose up to {terms.swatchPack.swatches} fabrics. We cut them, mark each with its number and post them in {terms.swatchPack.sentIn.text}. The pack costs nothing.',
  choose: {
    title: 'Choose your fabrics',
    search: 'Find a fabric',
    placeholder: 'Search by material, name, or number...',
    none: 'No fabric matches. Try a number, a fibre or a construction.',
  },
  pack: { title: 'Your pack', empty: 'Empty pocket', remove: 'Take out' },
  send: {
    title: 'Where does it go?',
    text: 'A courier needs a phone number; the desk only rings if the address is unclear.',
  },
  note: 'Swatches come in the shade of the picture. A shade of your own is dyed from {terms.sampling.text}.',
};
