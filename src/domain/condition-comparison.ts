/** A move-in and a move-out report side by side: each line of either, and what changed between the two. */
import {
  conditions,
  type KeySet,
  type Meter,
  type ReportContent,
  type ReportItem,
  type ReportRoom,
} from './condition-reports.ts';

/** Null: the line is in the other report alone. */
type Pair<Line> = { readonly before: Line | null; readonly after: Line | null };

export type ComparedItem = Pair<ReportItem> & {
  /** The condition differs, or one report alone has the line. */
  readonly isChanged: boolean;
  /** It came back in a worse condition than it was handed over in. */
  readonly isWorse: boolean;
  /** It changed, or something was said of it at the move-out: what both look at first. */
  readonly isToLookAt: boolean;
};
export type ComparedRoom = Pair<ReportRoom> & { readonly items: readonly ComparedItem[] };
/** `used`: what the meter went on by; null where it cannot be told. */
export type ComparedMeter = Pair<Meter> & { readonly used: number | null };
/** `missing`: how many were not given back. */
export type ComparedKeys = Pair<KeySet> & { readonly missing: number };

export type Comparison = {
  readonly rooms: readonly ComparedRoom[];
  readonly meters: readonly ComparedMeter[];
  readonly keys: readonly ComparedKeys[];
};

/** In the order of the move-in, then what the move-out has besides. */
function paired<Line extends { readonly id: string }>(
  before: readonly Line[],
  after: readonly Line[],
): Pair<Line>[] {
  const later = new Map(after.map((line) => [line.id, line]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.map((line) => ({ before: line, after: later.get(line.id) ?? null })),
    ...after.filter(({ id }) => !known.has(id)).map((line) => ({ before: null, after: line })),
  ];
}

const rankOf = ({ condition }: ReportItem) => conditions.indexOf(condition);

/** `said`: the lines that somebody commented on, by their ids. */
export function compareReports(
  moveIn: ReportContent,
  moveOut: ReportContent,
  said: ReadonlySet<string> = new Set(),
): Comparison {
  return {
    rooms: paired(moveIn.rooms, moveOut.rooms).map((room) => ({
      ...room,
      items: paired(room.before?.items ?? [], room.after?.items ?? []).map((both) =>
        comparedItem(both, said),
      ),
    })),
    meters: paired(moveIn.meters, moveOut.meters).map(({ before, after }) => ({
      before,
      after,
      used: usedOf(before, after),
    })),
    keys: paired(moveIn.keys, moveOut.keys).map(({ before, after }) => ({
      before,
      after,
      missing: Math.max(0, (before?.count ?? 0) - (after?.count ?? 0)),
    })),
  };
}

function comparedItem({ before, after }: Pair<ReportItem>, said: ReadonlySet<string>): ComparedItem {
  const isChanged = before?.condition !== after?.condition;
  const isNoted = Boolean(after?.note) && after?.note !== before?.note;
  const isSaid = [before, after].some((line) => line !== null && said.has(line.id));
  return {
    before,
    after,
    isChanged,
    isWorse: before !== null && after !== null && rankOf(after) > rankOf(before),
    isToLookAt: isChanged || isNoted || isSaid,
  };
}

/** Readings are written with at most three decimals. */
const THOUSANDTHS = 1000;

/** A meter that was changed in between, or is read in another unit, tells nothing. */
function usedOf(before: Meter | null, after: Meter | null): number | null {
  if (!before || !after || before.unit !== after.unit || before.number !== after.number) return null;
  const used = Math.round((after.reading - before.reading) * THOUSANDTHS) / THOUSANDTHS;
  return used >= 0 ? used : null;
}
