/** Answers of the engine: identical questions share one, and while it is away the last good one is shown, with its age. */
import { LRUCache } from 'lru-cache';

/** Below the interval at which a change shows, so that nothing lags more for it. */
const SHARED_MS = 900;
const CACHE_MS = 15 * 60_000;
const MOST_SHARED = 200;
/** Values with their counts, and homes: about 40 MB of them. */
const MOST_PARTS = 400_000;

interface Given<Answer> {
  answer: Promise<Answer>;
  at: number;
  turn: number;
}

export interface Answers<Answer> {
  /** The answer that somebody was given or waits for, or one made now. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer>;
  /** The last one of the past fifteen minutes, and how many milliseconds ago it was made. */
  kept(key: string): { answer: Answer; ageMs: number } | undefined;
  /** Something changed: nobody is given what was asked before. */
  changed(): void;
}

/** `partsOf`: how many values and homes an answer has. */
export function createAnswers<Answer extends object>(
  partsOf: (answer: Answer) => number,
  now = () => performance.now(),
): Answers<Answer> {
  const given = new LRUCache<string, Given<Answer>>({ max: MOST_SHARED });
  const good = new LRUCache<string, { answer: Answer; at: number }>({
    maxSize: MOST_PARTS,
    sizeCalculation: ({ answer }) => 1 + partsOf(answer),
  });
  let turn = 0;
  return {
    get(key, make) {
      const known = given.get(key);
      if (known && known.turn === turn && now() - known.at < SHARED_MS) return known.answer;
      const at = now();
      const fresh = { answer: make(), at, turn };
      given.set(key, fresh);
      fresh.answer.then(
        (answer) => good.set(key, { answer, at }),
        () => {
          if (given.get(key) === fresh) given.delete(key);
        },
      );
      return fresh.answer;
    },
    kept(key) {
      const known = good.get(key);
      if (!known || now() - known.at > CACHE_MS) return undefined;
      return { answer: known.answer, ageMs: now() - known.at };
    },
    changed() {
      turn += 1;
    },
  };
}
