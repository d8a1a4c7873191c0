/**
 * What the service worker says of itself in the header `Service-Worker-Navigation-Preload`, once it keeps
 * the styles of all pages: the visitor needs none inside the page.
 */
export const stylesAtHand = 'styles-at-hand';
