// The server's log. Errors of the database quote the values of their statement, and those are people's: they stay out.
import { type DestinationStream, type Logger, multistream, pino } from 'pino';

/**
 * Lines are written while the next requests run, several at a time when many come; what is left is written at the exit. `onError`
 * gets those of errors too.
 */
export function createLog(
  level: string,
  onError?: DestinationStream,
  destination: DestinationStream = pino.destination({ sync: false }),
): Logger {
  const options = { level, serializers: { err: (error: unknown) => withoutValues(error) } };
  if (!onError) return pino(options, destination);
  const streams = [
    { level: 'trace' as const, stream: destination },
    { level: 'error' as const, stream: onError },
  ];
  return pino(options, multistream(streams));
}

/** An error, or what looks like one: the job queue hands its own on as plain objects, and other realms have another Error. */
type Failure = Error & { code?: unknown; constraint?: unknown; errors?: unknown; queue?: unknown };

/** Deeper causes and further errors say nothing new. */
const DEEPEST = 5;
const MOST_ERRORS = 10;
const LONGEST_TEXT = 500;

/** An error as it is logged: what failed and where, with its causes, without the values that were written. */
export function withoutValues(error: unknown, depth = 0): unknown {
  if (typeof error === 'string') return beforeValues(error).slice(0, LONGEST_TEXT);
  if (!isFailure(error) || depth > DEEPEST) return typeof error;
  const { code, constraint, queue, cause, errors } = error;
  const message = beforeValues(error.message);
  // The stack repeats the message before its frames.
  const stack = error.stack?.replace(error.message, () => message);
  return {
    type: error.constructor?.name ?? error.name,
    ...wordsOf({ code, constraint, queue }),
    message,
    stack,
    ...(Array.isArray(errors) && {
      errors: errors.slice(0, MOST_ERRORS).map((one) => withoutValues(one, depth + 1)),
    }),
    ...(cause !== undefined && { cause: withoutValues(cause, depth + 1) }),
  };
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  'stack' in error &&
  (typeof error.stack === 'string' || error instanceof Error);

/** Drizzle's message ends with the parameters. */
const beforeValues = (text: string): string => text.split('\nparams: ')[0] ?? '';

/** Names of what failed; anything larger in such a place may be somebody's. */
const wordsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
