// What a list shows while its next page is on its way.
import { keepPreviousData } from '@tanstack/react-query';

type Rows = { items: readonly unknown[] } | { columns: readonly { total: number }[] };

const isEmpty = (page: Rows) =>
  'items' in page ? page.items.length === 0 : page.columns.every(({ total }) => total === 0);

/**
 * For `placeholderData`: the page before stays until the next one is here, so that nothing jumps. Not an empty one: the words
 * for it depend on the search and the filter, and would be those of the new list, of which nothing is known yet.
 */
export const keepPage = <Page extends Rows>(before: Page | undefined): Page | undefined =>
  before && isEmpty(before) ? undefined : keepPreviousData(before);
