/** The compensation plan as a filter: a month as JSON in, volumes, ranks and lines as JSON out; bad input is one line and 2. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BadRecord } from '../../src/domain/commission/bad-record.ts';
import {
  affiliateRecords,
  jsonPieces,
  lineRecords,
  type PlanRun,
  runPlan,
} from '../../src/domain/commission/plan-output.ts';
import { RuleBroken } from '../../src/domain/errors.ts';
import { readJsonObject } from './json-object.ts';

const BAD_INPUT = 2;

try {
  const run = runPlan(await readInput());
  await pipeline(Readable.from(outputPieces(run)), process.stdout);
} catch (error) {
  process.exitCode = report(error);
}
// Under the launcher an open channel would keep the process alive.
process.disconnect?.();

async function readInput(): Promise<unknown> {
  try {
    return await readJsonObject(process.stdin.setEncoding('utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new BadRecord('input', `not a JSON object: ${error.message.replaceAll(/\s+/g, ' ')}`);
  }
}

function* outputPieces(run: PlanRun): Generator<string> {
  yield '{"affiliates":';
  yield* jsonPieces(affiliateRecords(run));
  yield ',"lines":';
  const hash = createHash('sha256');
  for (const piece of jsonPieces(lineRecords(run))) {
    hash.update(piece);
    yield piece;
  }
  yield `,"totals":${JSON.stringify(run.month.totals)},"hash":"${hash.digest('hex')}"}\n`;
}

function report(error: unknown): number {
  // Whoever reads may have seen enough.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') return 1;
  if (!(error instanceof RuleBroken)) {
    console.error(error);
    return 1;
  }
  console.error(`kiraya: ${error.message}`);
  return BAD_INPUT;
}
