// Answers that are the same for everyone, kept as they left until the catalogue changes.
export class AnswerCache {
  readonly #answers = new Map<string, string>();
  readonly #limit: number;
  #characters = 0;
  /** Counts the changes, so that an answer begun before one is not kept after it. */
  #changes = 0;

  /** `limit` in characters; what was asked for longest ago leaves first. */
  constructor(limit = 32 * 1024 * 1024) {
    this.#limit = limit;
  }

  /** The answer under `key`, kept or made now. */
  async get(key: string, make: () => Promise<string>): Promise<string> {
    const kept = this.#answers.get(key);
    if (kept !== undefined) {
      this.#answers.delete(key);
      this.#answers.set(key, kept);
      return kept;
    }
    const before = this.#changes;
    const answer = await make();
    if (before === this.#changes) this.#keep(key, answer);
    return answer;
  }

  /** Something the answers show has changed. */
  forget(): void {
    this.#changes++;
    this.#answers.clear();
    this.#characters = 0;
  }

  #keep(key: string, answer: string): void {
    // Two who asked at once both come here.
    if (this.#answers.has(key)) return;
    this.#answers.set(key, answer);
    this.#characters += key.length + answer.length;
    for (const [oldest, old] of this.#answers) {
      if (this.#characters <= this.#limit) break;
      this.#answers.delete(oldest);
      this.#characters -= oldest.length + old.length;
    }
  }
}
