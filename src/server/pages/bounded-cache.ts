/** Keeps what was used last, within a count and a weight; what was not used for longest goes first. */
export class BoundedCache<Value extends { readonly weight: number }> {
  readonly #limits: { readonly count: number; readonly weight: number };
  readonly #values = new Map<string, Value>();
  #weight = 0;

  constructor(limits: { readonly count: number; readonly weight: number }) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#values.size;
  }

  get weight(): number {
    return this.#weight;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    if (value.weight > this.#limits.weight) return;
    this.#values.set(key, value);
    this.#weight += value.weight;
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#limits.count && this.#weight <= this.#limits.weight) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= value.weight;
  }
}
