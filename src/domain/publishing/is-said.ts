/** Whether the site says a claim at present. */
export function isSaid(claim: { readonly withheld?: true }): boolean {
  return claim.withheld !== true;
}
