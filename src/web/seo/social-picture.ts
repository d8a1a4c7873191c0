/** The 1200×630 card of a scene; the studio cuts one for each scene a page names. */
export function socialPicture(siteUrl: string, scene = 'fan'): string {
  return `${siteUrl}/pictures/social/${scene}.jpg`;
}
