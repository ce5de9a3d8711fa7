// Answers that are the same for everyone, kept as they left until the catalogue changes.
import { LRUCache } from 'lru-cache';
import { countLookup } from './cache-lookups.ts';

export class AnswerCache {
  readonly #answers: LRUCache<string, string>;
  /** Counts the changes, so that an answer begun before one is not kept after it. */
  #changes = 0;

  /** `limit` in characters, those of the keys included; what was asked for longest ago leaves first. */
  constructor(limit = 32 * 1024 * 1024) {
    this.#answers = new LRUCache({
      maxSize: limit,
      sizeCalculation: (answer, key) => key.length + answer.length,
    });
  }

  /** The answer under `key`, kept or made now; one that is not current is given, and made anew for the next who asks. */
  async get(
    key: string,
    make: () => Promise<string>,
    isCurrent: (answer: string) => boolean = () => true,
  ): Promise<string> {
    const cached = this.#answers.get(key);
    countLookup('answers', cached !== undefined);
    if (cached !== undefined) return cached;
    const before = this.#changes;
    const answer = await make();
    if (before === this.#changes && isCurrent(answer)) this.#answers.set(key, answer);
    return answer;
  }

  /** Something the answers show has changed. */
  forget(): void {
    this.#changes++;
    this.#answers.clear();
  }
}
