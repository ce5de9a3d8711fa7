/** How large the home should be: "1200 sqft", "1000-1500 sq ft", "above 900 square feet", "150 gaj". */
import { MAX_AREA_SQFT } from '../properties.ts';
import { type Bounds, quantityAt } from './quantities.ts';
import type { Token } from './tokens.ts';

const SQFT_PER_YARD = 9;
const SQFT_PER_METRE = 10.7639;
/** A size alone means about that size. */
const ABOUT = 0.1;

const single = new Map([
  ['sqft', 1],
  ['yards', SQFT_PER_YARD],
  ['sqyd', SQFT_PER_YARD],
  ['sqm', SQFT_PER_METRE],
  ['sqmt', SQFT_PER_METRE],
  ['sqmtr', SQFT_PER_METRE],
]);
const afterSquare = new Map([
  ['feet', 1],
  ['f', 1],
  ['yards', SQFT_PER_YARD],
  ['meter', SQFT_PER_METRE],
  ['m', SQFT_PER_METRE],
]);

interface Unit {
  sqft: number;
  count: number;
}

function unitAt(tokens: readonly Token[], at: number): Unit | undefined {
  const [first, second] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const pair = first === 'square' ? afterSquare.get(second) : undefined;
  if (pair !== undefined) return { sqft: pair, count: 2 };
  const sqft = single.get(first);
  return sqft === undefined ? undefined : { sqft, count: 1 };
}

export function areaAt(
  tokens: readonly Token[],
  at: number,
  typed: string,
): { area: Bounds; count: number } | undefined {
  let unit: Unit | undefined;
  const quantity = quantityAt(tokens, at, typed, ABOUT, (next) => {
    const found = unitAt(tokens, next);
    unit ??= found;
    return found?.count ?? 0;
  });
  if (!quantity || !unit) return undefined;
  const { sqft } = unit;
  const { bounds, count, isAnnounced } = quantity;
  const scaled = (value: number | undefined, times = 1) =>
    value === undefined ? undefined : Math.min(MAX_AREA_SQFT, Math.round(value * sqft * times));
  const area = isAnnounced
    ? { least: scaled(bounds.least), most: scaled(bounds.most) }
    : { least: scaled(bounds.most, 1 - ABOUT), most: scaled(bounds.most, 1 + ABOUT) };
  return { area: given(area), count };
}

const given = ({ least, most }: { least: number | undefined; most: number | undefined }): Bounds => ({
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
});
