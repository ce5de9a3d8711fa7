/** Counts this process's answers of the last ten minutes, minute by minute, so that errors show while they happen. */

const MINUTES = 10;
const MINUTE_MS = 60_000;

type Minute = { minute: number; answers: number; failed: number };

export class RecentResponses {
  #minutes: Minute[] = [];

  /** From 500 on it is an error of ours, or of what we stand on. */
  count(status: number, now = Date.now()): void {
    const minute = Math.floor(now / MINUTE_MS);
    let current = this.#minutes.at(-1);
    if (current?.minute !== minute) {
      current = { minute, answers: 0, failed: 0 };
      this.#minutes = [...this.#since(now), current];
    }
    current.answers += 1;
    if (status >= 500) current.failed += 1;
  }

  figures(now = Date.now()): { answers: number; failed: number } {
    const recent = this.#since(now);
    const sum = (of: 'answers' | 'failed') => recent.reduce((total, minute) => total + minute[of], 0);
    return { answers: sum('answers'), failed: sum('failed') };
  }

  #since(now: number): Minute[] {
    const first = Math.floor(now / MINUTE_MS) - MINUTES + 1;
    return this.#minutes.filter(({ minute }) => minute >= first);
  }
}
