/** How many characters of a page's title and description a result list of a search engine shows. */
export const searchResultShows = { title: 60, description: 158 } as const;
