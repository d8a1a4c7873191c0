/** Counts the cycles of the event loop from now on: what runs in one cycle holds up everything else. */
export function countCycles(): { readonly now: () => number; readonly stop: () => void } {
  let cycles = 0;
  let next = setImmediate(function count() {
    cycles += 1;
    next = setImmediate(count);
  });
  return { now: () => cycles, stop: () => clearImmediate(next) };
}
