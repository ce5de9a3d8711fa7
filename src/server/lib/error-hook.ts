/** Hands errors on to whoever watches: each line of the log from `error` up is posted to an address of the operator's. */
import { Counter } from 'prom-client';

/** An outage writes thousands of lines; whoever is woken by the first needs no more. */
const MOST_A_MINUTE = 30;
const PATIENCE_MS = 5_000;

const lines = new Counter({
  name: 'error_hook_lines_total',
  help: 'Errors by whether the error hook took them, did not, or was spared because there were too many',
  labelNames: ['outcome'],
});

/** A stream for the log. What cannot be posted is only counted: it stands in the log in any case. */
export function errorHook(url: string, post: typeof fetch = fetch): { write(line: string): void } {
  let minute = 0;
  let posted = 0;
  return {
    write(line) {
      const now = Math.floor(performance.now() / 60_000);
      if (now !== minute) [minute, posted] = [now, 0];
      posted += 1;
      if (posted > MOST_A_MINUTE) return lines.inc({ outcome: 'spared' });
      const sent = post(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: line,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      void sent.then(
        ({ ok }) => lines.inc({ outcome: ok ? 'taken' : 'not taken' }),
        () => lines.inc({ outcome: 'not taken' }),
      );
    },
  };
}
