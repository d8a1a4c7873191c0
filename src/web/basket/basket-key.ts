/** Present while something is set aside, so that no page loads the basket for nothing. */
export const basketKey = 'basket';
