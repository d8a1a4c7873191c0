/** `1 fabric`, `3 fabrics` */
export function countFabrics(count: number): string {
  return count === 1 ? '1 fabric' : `${count} fabrics`;
}
