/** A sheet of a workbook. */
export type Sheet = {
  name: string;
  /**
   * The first `most` rows, or all of them: row by row as the sheet counts them, also the empty ones between; cells to the last that
   * says something.
   */
  rows(most?: number): Promise<string[][]>;
};
