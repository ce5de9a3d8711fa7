/** Texts under keys, as many as fit: those asked for longest ago leave first. */
export class RecentTexts {
  readonly #texts = new Map<string, string>();
  readonly #limit: number;
  #characters = 0;

  /** `limit` in characters, those of the keys included. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  find(key: string): string | undefined {
    const text = this.#texts.get(key);
    if (text !== undefined) {
      this.#texts.delete(key);
      this.#texts.set(key, text);
    }
    return text;
  }

  /** What is kept under a key stays: two who made it at once both come here. */
  keep(key: string, text: string): void {
    if (this.#texts.has(key)) return;
    this.#texts.set(key, text);
    this.#characters += key.length + text.length;
    for (const [oldest, old] of this.#texts) {
      if (this.#characters <= this.#limit) break;
      this.#texts.delete(oldest);
      this.#characters -= oldest.length + old.length;
    }
  }

  clear(): void {
    this.#texts.clear();
    this.#characters = 0;
  }
}
