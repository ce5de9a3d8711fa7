/** Stops asking a search engine that fails again and again, so that nobody waits for it and it can recover. */
import { errors } from '@opensearch-project/opensearch';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { breakerOpen } from './metrics.ts';

const FAILURES = 5;
const OPEN_MS = 2_000;

export interface Breaker {
  /** Throws at once while the engine is left alone. */
  execute<Result>(task: () => Promise<Result>): Promise<Result>;
  isOpen(): boolean;
}

/** After five failures in a row the engine is left alone for two seconds, then one question is tried. */
export function createBreaker(): Breaker {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  const isOpen = () => breaker.state !== CircuitState.Closed;
  breaker.onStateChange(() => breakerOpen.set(isOpen() ? 1 : 0));
  return { execute: (task) => breaker.execute(task), isOpen };
}

/** Whoever refuses a question works; 429 is too much work. */
function isOutage(error: unknown): boolean {
  const status = error instanceof errors.ResponseError ? (error.statusCode ?? 0) : 0;
  return !(status >= 400 && status < 500 && status !== 429);
}
