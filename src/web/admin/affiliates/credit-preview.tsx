// Month by month what a correction of the credited affiliate takes back and posts anew, person by person.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MovedPayment } from '../../../contract/credit-corrections.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

type Wanted = { managed_property_id: string; affiliate_id: string | null; from: string };

export function CreditPreview({ wanted }: { wanted: Wanted }) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const preview = useQuery(
    queries.creditCorrections.preview.queryOptions({
      input: wanted,
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    }),
  );
  if (preview.isPending) return <TableSkeleton rows={2} />;
  if (preview.isError) {
    const said = failureMessage(preview.error, msg`The preview could not be loaded`);
    const why = typeof said === 'string' ? said : i18n._(said);
    return (
      <Text size="sm" role="status">
        {why}
      </Text>
    );
  }
  const { payments, until } = preview.data;
  const day = until && formatDate(until);
  return (
    <Stack gap="xs" component="section" aria-label={t`What changes`}>
      {day && (
        <Text size="sm">
          <Trans>Until {day}, when the affiliate was changed.</Trans>
        </Text>
      )}
      {payments.length === 0 ? (
        <Text size="sm">
          <Trans>No paid month changes.</Trans>
        </Text>
      ) : (
        <>
          <Altogether payments={payments} />
          {payments.map((payment) => (
            <Moved key={payment.payment_id} payment={payment} />
          ))}
        </>
      )}
    </Stack>
  );
}

/** What the next close takes from each person, or gives: months in which both are the same cancel out. */
function Altogether({ payments }: { payments: readonly MovedPayment[] }) {
  const sums = new Map<string, { name: string; sum: number }>();
  for (const { affiliate_id: id, full_name: name, taken, given } of payments.flatMap(({ lines }) => lines)) {
    sums.set(id, { name, sum: (sums.get(id)?.sum ?? 0) + given - taken });
  }
  const moved = [...sums].filter(([, { sum }]) => sum !== 0);
  if (moved.length === 0) return null;
  return (
    <Card padding="xs">
      <Text size="sm" fw={600}>
        <Trans>Total for closed months</Trans>
      </Text>
      {moved.map(([id, { name, sum }]) => (
        <Group key={id} justify="space-between" gap="sm">
          <Text size="sm">{name}</Text>
          <MoneyText amount={paise(sum)} format="plain" />
        </Group>
      ))}
    </Card>
  );
}

function Moved({ payment: { month, rvl, is_closed: isClosed, credited, lines } }: { payment: MovedPayment }) {
  const { t } = useLingui();
  const [name, rent] = [formatMonth(month), formatRupeesAndPaise(paise(rvl))];
  const whose = credited?.full_name ?? t`no one`;
  return (
    <Card padding="xs" component="article" aria-label={name}>
      <Text size="sm" fw={600}>
        <Trans>
          {name}: {rent}, credited to {whose}
        </Trans>
      </Text>
      {isClosed ? (
        lines.map((line) => <Line key={line.affiliate_id} line={line} />)
      ) : (
        <Text size="sm">
          <Trans>This month is open: it is recalculated.</Trans>
        </Text>
      )}
    </Card>
  );
}

function Line({ line: { full_name: name, taken, given } }: { line: MovedPayment['lines'][number] }) {
  const [back, anew] = [formatRupeesAndPaise(paise(taken)), formatRupeesAndPaise(paise(given))];
  return (
    <Text size="sm">
      {taken > 0 && given > 0 ? (
        <Trans>
          {name}: {back} reversed, {anew} posted again
        </Trans>
      ) : taken > 0 ? (
        <Trans>
          {name}: {back} taken back
        </Trans>
      ) : (
        <Trans>
          {name}: {anew} posted again
        </Trans>
      )}
    </Text>
  );
}
