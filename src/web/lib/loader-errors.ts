// Turns "there is no such thing" into an ordinary value, so that a page can say it in its own words.
import { ORPCError } from '@orpc/client';

/** The answer, or null when it does not exist or its number is not readable; every other error goes on. */
export async function notFoundOr<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ORPCError && (error.code === 'NOT_FOUND' || error.code === 'UNPROCESSABLE_CONTENT'))
      return null;
    throw error;
  }
}
