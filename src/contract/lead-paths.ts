/** Where other sites send leads. Apart from the addresses of pages, which browsers load. */
export const leadPaths = {
  signed: (source: string) => `/functions/v1/leads/${source}`,
  indiamart: (token: string) => `/functions/v1/leads/indiamart/${token}`,
} as const;
