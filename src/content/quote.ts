/** What stands beside the quote form while no fabric is chosen. */
export const quote = {
  heading: 'What happens next',
  steps: [
    {
      title: 'Your request reaches the sales desk at once.',
      text: 'You see its reference on the screen, and have it by mail if you give an address.',
    },
    {
      title: 'A person answers {terms.response.enquiry.text}, on working days.',
      text: 'With the price per metre for your quantity, the date of delivery and what we still need to know.',
    },
    {
      title: 'You feel the cloth before you order.',
      text: '{terms.swatchPack.text}. A sample length is {terms.sampling.text}.',
    },
  ],
  hand: {
    heading: 'Good to have at hand',
    rows: [
      { name: 'Garment', value: 'What it is, and how it is washed' },
      { name: 'Cloth', value: 'A fabric number, or the GSM and fibre' },
      { name: 'Shade', value: 'A name, a reference or a swatch' },
      { name: 'Metres', value: 'Per colour; bulk from {terms.bulk.text}' },
      { name: 'Delivery', value: 'The place, and the date you must keep' },
    ],
  },
  ring: 'Or ring, {mill.hours.office.label} India time',
};
