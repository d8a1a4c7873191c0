/** A sleep that can be cut short; a call that comes while nobody sleeps is kept for the next one. */
export class Wake {
  #called = false;
  #end: (() => void) | undefined;

  call(): void {
    this.#called = true;
    this.#end?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#called) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#end = undefined;
    }
    this.#called = false;
  }
}
