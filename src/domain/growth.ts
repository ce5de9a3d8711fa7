/** How much a figure grew since last month, as the cards of the admin portal say it. */

/**
 * Growth in per cent with one decimal: from ₹8,00,000 to ₹9,00,000 it is 12.5. Null when there was nothing before, since
 * no percentage says that.
 */
export function growthPercent(now: number, before: number): number | null {
  if (before <= 0) return null;
  return Math.round(((now - before) / before) * 1000) / 10;
}
