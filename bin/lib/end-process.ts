/** Ends this process: in order, and in any case. */

export type Closer = () => Promise<void>;

/** Requests may take ten seconds of it and jobs twenty; what runs longer waits for something that does not come. */
const DEADLINE_MS = 30_000;

/** One after the other, then the process ends with `code`. `drainMs` is what the closers spend on serving on. */
export async function endProcess(
  closers: readonly Closer[],
  code: number,
  { drainMs = 0, deadlineMs = DEADLINE_MS } = {},
): Promise<void> {
  setTimeout(() => {
    console.error(
      `kiraya: the stop had not ended after ${(drainMs + deadlineMs) / 1000} s; the process ends as it is`,
    );
    process.exit(1);
  }, drainMs + deadlineMs);
  let outcome = code;
  for (const close of closers) {
    await close().catch((error: unknown) => {
      console.error(error);
      outcome = 1;
    });
  }
  process.exit(outcome);
}
