/** The catalogue is asked for through the quote function; this product tells the two apart. */
export const catalogProduct = 'Complete Catalog & Pricing';
