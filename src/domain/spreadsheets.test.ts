import { expect, it } from 'vitest';
import { FORMULA } from './spreadsheets.ts';

// security attacks: Formulas in files for spreadsheets and banks … in wide letters and behind blanks
// security review: Smaller ones (L6) … formulas in wide letters went into files
it.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '−1',
])('takes %j for a formula', (cell) => expect(cell).toMatch(FORMULA));

it.each(['-50.00', '-5', 'Asha = Rao', '50', '', 'a@example.in'])('takes %j for what it is', (cell) => {
  expect(cell).not.toMatch(FORMULA);
});
