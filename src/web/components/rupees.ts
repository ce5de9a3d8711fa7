/** Rupees as a field holds them while somebody types; apart from the field, which is heavy. */
export type Rupees = number | string;

/** Paise of what was typed; null when nothing was. */
export const paiseOf = (rupees: Rupees): number | null =>
  rupees === '' || !Number.isFinite(Number(rupees)) ? null : Math.round(Number(rupees) * 100);
