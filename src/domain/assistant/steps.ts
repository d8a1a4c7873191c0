/** Work that can be done at once or with pauses: it yields wherever it may be interrupted. */
export type Steps<Result> = Generator<void, Result>;

/** Does it at once. */
export function finish<Result>(work: Steps<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
