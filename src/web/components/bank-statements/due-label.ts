// What a payment is for: the month of its rent, or a due by its name.
import { useLingui } from '@lingui/react/macro';
import { formatMonth } from '../../../domain/dates.ts';
import type { DueKind } from '../../../domain/dues.ts';
import { namesOfDuesShown } from '../rents/due-name.ts';

type Due = { due: DueKind | null; month: string | null };

export function useDueLabel(): (due: Due) => string | null {
  const { i18n } = useLingui();
  return ({ due, month }) =>
    due === 'deposit' ? i18n._(namesOfDuesShown.deposit) : month && formatMonth(month);
}
