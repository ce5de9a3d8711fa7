import { expect, it, vi } from 'vitest';
import type { ImportReject } from '../../../contract/imports.ts';
import { pageI18n } from '../../lib/i18n.ts';
import { rejectedCsv } from './rejected-rows.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({}) }));

// As the database gives the cells back: not in the order of the file.
const reject: ImportReject = {
  row: 7,
  reasons: [
    { field: 'city', problem: 'unknown-city', text: 'Atlantis' },
    { field: 'rent', problem: 'unreadable', text: 'soon' },
  ],
  cells: { BHK: '2', City: 'Atlantis', 'Monthly Rental': 'soon', 'Column 4': 'too many' },
};
const headers = ['City', 'Monthly Rental', 'BHK'];

it('gives the rows back with their columns in the order of the file, so that they can be imported again', () => {
  const [row] = rejectedCsv([reject], headers, pageI18n());
  expect(Object.keys(row ?? {})).toEqual(['Row', 'Reason', ...headers, 'Column 4']);
  expect(row).toMatchObject({
    Row: 7,
    Reason: 'We do not serve the city “Atlantis”; Rent: “soon” cannot be read',
    BHK: '2',
  });
});

it('names its own columns once, though the file was one that we gave out', () => {
  const again = { ...reject, cells: { Row: '3', Reason: 'old', ...reject.cells } };
  const [row] = rejectedCsv([again], ['Row', 'Reason', ...headers], pageI18n());
  expect(Object.keys(row ?? {}).slice(0, 3)).toEqual(['Row', 'Reason', 'City']);
  expect(row).toMatchObject({ Row: 7 });
});
