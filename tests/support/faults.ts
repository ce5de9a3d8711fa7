/** What a fault cost, said in one line, and in the table at the end of `npm run chaos`. */
import { appendFileSync } from 'node:fs';

export type Cost = {
  fault: string;
  /** Requests, or writes that were acknowledged. */
  asked: number;
  /** Of these: not answered, or no longer there. */
  lost: number;
  /** Answers that were not true. */
  wrong: number;
  /** From the fault, or from when it was mended, to the first answer that is as before. */
  backAfterMs?: number;
  p99Ms?: number;
};

export function reportCost(cost: Cost): void {
  const { fault, asked, lost, wrong, backAfterMs, p99Ms } = cost;
  const back = backAfterMs === undefined ? '' : `, back after ${(backAfterMs / 1000).toFixed(1)} s`;
  console.info(
    `${fault}: ${lost} of ${asked} lost, ${wrong} wrong${back}${p99Ms === undefined ? '' : `, p99 ${p99Ms} ms`}`,
  );
  // biome-ignore lint/style/noProcessEnv: the only way from the command to a test; nothing of the product reads it.
  const table = process.env.CHAOS_COSTS;
  if (table) appendFileSync(table, `${JSON.stringify(cost)}\n`);
}
