/** The fingerprints of a month: of everything it was computed from, and of everything that came out. */
import { createHash } from 'node:crypto';
import type { ComputedMonth } from '../../../domain/commission/month.ts';
import type { MonthInput } from './month-input.ts';

/** Numbers as they lie in memory: little-endian on every machine that Node runs on. */
const bytesOf = (column: ArrayBufferView) =>
  new Uint8Array(column.buffer, column.byteOffset, column.byteLength);

/** The database does not keep the order of keys. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function hashOf(head: unknown, columns: readonly ArrayBufferView[]): Buffer {
  const hash = createHash('sha256').update(JSON.stringify(head, inOrder));
  for (const column of columns) hash.update(`${column.byteLength} `).update(bytesOf(column));
  return hash.digest();
}

export function inputHash({ month, plan, codes, affiliates, payments }: MonthInput): Buffer {
  const { sponsor, status, mode, shadowPower, isGranted } = affiliates;
  const { ids, sequence, affiliate, rvl, shareBp } = payments;
  return hashOf({ month, plan, people: codes.count }, [
    codes.all(),
    sponsor,
    status,
    mode,
    shadowPower,
    isGranted,
    ids,
    sequence,
    affiliate,
    rvl,
    shareBp,
  ]);
}

/** The ranks and volumes of everyone, and the regular lines. */
export function outputHash({
  personal,
  team,
  largestLeg,
  qualifying,
  rank,
  rateBp,
  lines,
}: ComputedMonth): Buffer {
  const { payment, affiliate, level, paidBelowBp, amount, isHeld } = lines;
  return hashOf({ lines: payment.length }, [
    personal,
    team,
    largestLeg,
    qualifying,
    rank,
    rateBp,
    payment,
    affiliate,
    level,
    lines.rateBp,
    paidBelowBp,
    amount,
    isHeld,
  ]);
}
