// The payments of an account's statements page by page; those that are sure are confirmed together.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BankLine, StatementSide } from '../../../contract/bank-statements.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CardList } from '../list/card-list.tsx';
import { cursorOf } from '../list/list-input.ts';
import { LineCard } from './line-card.tsx';
import { useLineAct } from './use-line-act.ts';

type LineListProps = { as: StatementSide; show: 'open' | 'recorded' | 'ignored' };

export function LineList({ as: side, show }: LineListProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const lines = useQuery(
    queries.bankStatements.lines.queryOptions({
      input: { as: side, show, cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const empty = {
    open: (
      <EmptyState title={t`Nothing to match`}>
        <Text>
          <Trans>Payments from your statements appear here until you match them to a rent.</Trans>
        </Text>
      </EmptyState>
    ),
    recorded: t`No payment was recorded as rent yet`,
    ignored: t`Nothing is marked as not rent`,
  };
  return (
    <Stack gap="md">
      {show === 'open' && lines.data && lines.data.held > 0 && (
        <Text size="sm">
          <Trans>
            {formatRupeesAndPaise(paise(lines.data.held))} are held for unknown payers until you say whose
            they are.
          </Trans>
        </Text>
      )}
      {show === 'open' && lines.data && lines.data.sure > 0 && <Sure as={side} count={lines.data.sure} />}
      <CardList<BankLine>
        query={lines}
        failure={msg`The payments could not be loaded`}
        empty={empty[show]}
        rowKey={({ id }) => id}
        card={(line) => <LineCard as={side} line={line} />}
      />
    </Stack>
  );
}

function Sure({ as: side, count }: { as: StatementSide; count: number }) {
  const { t } = useLingui();
  const { api } = useApi();
  const confirm = useLineAct(
    () => api.bankStatements.matchSure({ as: side }),
    ({ left }) =>
      left > 0
        ? toast.success(msg`100 payments confirmed`, msg`Confirm the rest in the same way.`)
        : toast.success(msg`Payments confirmed`, msg`The tenants get their receipts.`),
  );
  return (
    <Alert color="green">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          <Plural
            value={count}
            one="# payment has the reference and the amount of one that was entered."
            other="# payments have the reference and the amount of ones that were entered."
          />
        </Text>
        <Button size="sm" loading={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
          {t`Confirm all that are sure`}
        </Button>
      </Group>
    </Alert>
  );
}
