/** How a place is written for Hindi readers: one whose name is only made by rule may be wrong, so the name that is known stands behind it. */
export const hindiPlace = (latin: string, { name, isMade }: { name: string; isMade: boolean }): string =>
  isMade && name !== latin ? `${name} (${latin})` : name;
