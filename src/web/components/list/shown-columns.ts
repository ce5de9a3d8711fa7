// Which columns of a list its reader sees; those left out stand in the address.
import { useSearchParams } from 'react-router';
import type { Column } from '../../ui/columns.tsx';

/** Whoever reads may leave out what neither names the row nor acts on it. */
export const isChoosable = <Row>({ isActions }: Column<Row>, place: number) => place > 0 && !isActions;

/** The word of the list called `name` in the address. */
export const leftOutWord = (name: string) => `${name}-without`;

export const leftOut = (params: URLSearchParams, name: string): string[] =>
  params.get(leftOutWord(name))?.split(',') ?? [];

/** Without a name the list shows all of its columns. */
export function useShownColumns<Row>(columns: readonly Column<Row>[], name: string | undefined) {
  const [params] = useSearchParams();
  if (name === undefined) return columns;
  const left = leftOut(params, name);
  return columns.filter((column, place) => !(isChoosable(column, place) && left.includes(column.key)));
}
