// Months that are still to be paid, to choose from: the oldest first, found by words of the home or the tenant.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { StatementDue, StatementSide } from '../../../contract/bank-statements.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { useDueLabel } from './due-label.ts';

type ChooseMonthsProps = {
  as: StatementSide;
  /** Ids of their dues. */
  chosen: readonly string[];
  onToggle: (due: StatementDue) => void;
};

const SHOWN = 12;

export function ChooseMonths({ as: side, chosen, onToggle }: ChooseMonthsProps) {
  const { t } = useLingui();
  const whatOf = useDueLabel();
  const { queries } = useApi();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim()) || undefined;
  const months = useQuery(
    queries.bankStatements.openDues.queryOptions({
      input: { as: side, q, limit: SHOWN },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="sm">
      <TextInput
        label={t`Search`}
        placeholder={t`Home or tenant`}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ListFrame
        query={{ ...months, data: months.data && { items: months.data.items } }}
        failure={msg`The open rent could not be loaded`}
        empty={q ? t`Nothing matches` : t`No rent is open`}
      >
        {(dues) => (
          <Fieldset legend={t`Open rent`}>
            <Stack gap="xs">
              {dues.map((due) => (
                <Checkbox
                  key={due.id}
                  checked={chosen.includes(due.id)}
                  onChange={() => onToggle(due)}
                  label={`${due.tenant_name} · ${whatOf(due)} · ${formatRupeesAndPaise(paise(due.open))}`}
                  description={due.home_name}
                />
              ))}
              {(months.data?.total ?? 0) > dues.length && (
                <Text size="sm" c="dimmed">{t`More are found by a search.`}</Text>
              )}
            </Stack>
          </Fieldset>
        )}
      </ListFrame>
    </Stack>
  );
}
