/** The compensation plan as a filter: a month as JSON in, volumes, ranks and lines as JSON out; bad input is one line and 2. */
import { constants } from 'node:buffer';
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
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of process.stdin) {
    pieces.push(piece);
    length += piece.length;
  }
  if (length > constants.MAX_STRING_LENGTH) {
    throw new BadRecord(
      'input',
      `${length} bytes are more than the ${constants.MAX_STRING_LENGTH} that can be read`,
    );
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString());
  } catch (error) {
    throw new BadRecord('input', `not JSON: ${(error as Error).message.replaceAll(/\s+/g, ' ')}`);
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
