// What the address says about a list: search, filters, order and page. What is wrong there counts as not said.
import { useSearchParams } from 'react-router';

export function cursorOf(params: URLSearchParams): string | undefined {
  const cursor = params.get('cursor') ?? '';
  return /^[\w-]{1,200}$/.test(cursor) ? cursor : undefined;
}

export const searchOf = (params: URLSearchParams): string | undefined =>
  params.get('q')?.trim().slice(0, 200) || undefined;

type Choices = Readonly<Record<string, readonly string[]>>;
type Chosen<Of extends Choices> = { [Name in keyof Of]: Of[Name][number] };

/**
 * The input of a list's procedure. The first value of each of `choices` is the usual one; those of `optional` are left out
 * until one is chosen. `isFiltered`: fewer rows may be shown than there are.
 */
export function useListInput<
  const C extends Choices = Record<never, never>,
  const O extends Choices = Record<never, never>,
>(choices?: C, optional?: O) {
  const [params] = useSearchParams();
  const said = (values: readonly string[], name: string) =>
    values.find((value) => value === params.get(name));
  const usual = Object.entries(choices ?? {});
  const chosen = usual.map(([name, values]) => [name, said(values, name) ?? values[0]] as const);
  const narrowed = Object.entries(optional ?? {}).map(
    ([name, values]) => [name, said(values, name)] as const,
  );
  const q = searchOf(params);
  const isFiltered =
    q !== undefined ||
    usual.some(([name, values], place) => name !== 'sort' && chosen[place]?.[1] !== values[0]) ||
    narrowed.some(([, value]) => value !== undefined);
  const input = { q, cursor: cursorOf(params), ...Object.fromEntries([...chosen, ...narrowed]) };
  return { input: input as typeof input & Chosen<C> & Partial<Chosen<O>>, isFiltered };
}
