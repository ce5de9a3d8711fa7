import { setTimeout as pause } from 'node:timers/promises';

/** The answer, or `otherwise` where it takes longer than so many milliseconds. A failure is the caller's. */
export async function within<Answer, Otherwise>(
  ms: number,
  answer: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  const timer = new AbortController();
  const late = pause(ms, otherwise, { signal: timer.signal }).catch(() => otherwise);
  return await Promise.race([answer, late]).finally(() => timer.abort());
}
