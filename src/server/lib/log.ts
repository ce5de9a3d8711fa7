// The server's log. Errors of the database quote the values of their statement, and those are people's: they stay out.
import { type Logger, pino, stdSerializers } from 'pino';

/** Lines are written while the next requests run, several at a time when many come; what is left is written at the exit. */
export const createLog = (level: string): Logger =>
  pino({ level, serializers: { err: withoutValues } }, pino.destination({ sync: false }));

/** An error as it is logged: what failed and where, with its causes, without the values that were written. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { type, code, constraint } = stdSerializers.err(error) as unknown as Record<string, unknown>;
  // Drizzle's message ends with the parameters, and the stack repeats the message before its frames.
  const message = error.message.split('\nparams: ')[0] ?? '';
  const stack = error.stack?.replace(error.message, () => message);
  const cause = error.cause === undefined ? {} : { cause: withoutValues(error.cause) };
  return { type, code, constraint, message, stack, ...cause };
}
