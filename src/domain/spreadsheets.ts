/**
 * A cell that a spreadsheet might run: it begins with a sign of formulas, which some programs take in their wide and small
 * forms too. -50.00 is an amount and no formula.
 */
export const FORMULA = /^(?!-\d+(\.\d+)?$)\s*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−].*$/s;
