import { expect, it } from 'vitest';
import { type Column, columnsOnPhone, foldedColumns } from './columns.tsx';

const column = (key: string, more: Partial<Column<unknown>> = {}): Column<unknown> => ({
  key,
  label: key,
  cell: () => key,
  ...more,
});
const folded = (columns: Column<unknown>[]) => [...foldedColumns(columns)];

it('folds away what comes after the name and three more, and never what can be done', () => {
  const columns = ['name', 'one', 'two', 'three', 'four', 'five'].map((key) => column(key));
  expect(folded([...columns, column('actions', { isActions: true })])).toEqual(['four', 'five']);
});

it('keeps the columns that are chosen for the line of a card, and those alone', () => {
  const columns = [column('name'), column('one'), column('amount', { isInLine: true }), column('two')];
  expect(folded(columns)).toEqual(['one', 'two']);
});

it('folds nothing of a list of few columns', () => {
  expect(folded(['name', 'one', 'two', 'three'].map((key) => column(key)))).toEqual([]);
});

it('leaves what one column says whole to that column, and what can be done beside it', () => {
  const columns = [
    column('home', { onPhone: () => 'all of it' }),
    column('rent'),
    column('actions', { isActions: true }),
  ];
  const shown = columnsOnPhone(columns);
  expect(shown.map(({ key }) => key)).toEqual(['home', 'actions']);
  expect(shown[0]?.cell({})).toBe('all of it');
});

it('leaves columns as they are where none says the whole row', () => {
  const columns = [column('home'), column('rent')];
  expect(columnsOnPhone(columns)).toBe(columns);
});
