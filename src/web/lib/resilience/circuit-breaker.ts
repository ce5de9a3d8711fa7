// Stops asking a part of the server that keeps failing, so that it can recover and people get an answer at once.
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { ClientFailure } from './failure.ts';
import { BREAKER } from './limits.ts';

/** Trouble on the server's side or on the way: an answer below 500 proves that the server works. */
function isOutage(error: unknown): boolean {
  return !(error instanceof DOMException && error.name === 'AbortError');
}

const isServerFailure = (result: unknown) => result instanceof Response && result.status >= 500;

/** One breaker per key: opens after 5 consecutive failures and lets a trial through after 60 seconds. */
export function createCircuitBreakers(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const breakers = new Map<string, CircuitBreakerPolicy>();

  const breakerOf = (key: string): CircuitBreakerPolicy => {
    const known = breakers.get(key);
    if (known) return known;
    const breaker = circuitBreaker(handleWhen(isOutage).orWhenResult(isServerFailure), {
      halfOpenAfter: BREAKER.openMs,
      breaker: new ConsecutiveBreaker(BREAKER.failures),
    });
    breakers.set(key, breaker);
    return breaker;
  };

  return async (key, task) => {
    try {
      return await breakerOf(key).execute(task);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ClientFailure('circuit-open', key, { cause: error });
      throw error;
    }
  };
}
