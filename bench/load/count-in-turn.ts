const rounds = 5;
/** As many as a browser opens, and some. */
const abreast = 8;

/** How often each address was fetched in so many seconds; they take turns, so that a slow moment meets all of them. */
export async function countInTurn<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
  seconds: number,
  fetchOnce: (address: string) => Promise<unknown>,
): Promise<Record<Name, number>> {
  const names = Object.keys(addresses) as Name[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const end = performance.now() + (seconds * 1000) / rounds;
      const visit = async () => {
        while (performance.now() < end) {
          await fetchOnce(addresses[name]);
          counts[name] += 1;
        }
      };
      await Promise.all(Array.from({ length: abreast }, visit));
    }
  }
  return counts;
}
