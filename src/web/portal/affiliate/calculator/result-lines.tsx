// The lines that the copy would pay, the nearest level first, as the statement shows them.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { TeamMonth } from '../../../../contract/commissions.ts';
import type { WhatIfLine, WhatIfMonth } from '../../../../domain/commission/what-if.ts';
import { type ShownLine, useLineTable } from '../../../components/commissions/line-table.tsx';
import { DataTable } from '../../../components/list/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Changes, isOthers } from '../model.ts';

const ROWS = 25;

type ResultLinesProps = { team: TeamMonth; month: WhatIfMonth; changes: Changes; affiliateId: string };

export function ResultLines({ team, month, changes, affiliateId }: ResultLinesProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(ROWS);
  const lines = useShownLines(team, month, changes);
  const table = useLineTable({ affiliateId });
  return (
    <Card padding="md" component="section" aria-labelledby="result-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="result-title">
          <Trans>What it would pay, rent by rent</Trans>
        </Title>
        {lines.length === 0 && <EmptyState title={t`No commission lines`} />}
        {lines.length > 0 && <DataTable rows={lines.slice(0, shown)} {...table} />}
        {lines.length > shown && (
          <Group justify="center">
            <Button variant="default" onClick={() => setShown(shown + ROWS)}>
              <Trans>Show more</Trans>
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

function useShownLines(team: TeamMonth, month: WhatIfMonth, { rents, legs }: Changes): ShownLine[] {
  const { t } = useLingui();
  const payments = new Map(team.payments.map((payment) => [payment.payment_id, payment]));
  const names = new Map(team.people.map((one) => [one.affiliate_id, one.full_name]));
  const shownOf = (line: WhatIfLine): ShownLine => {
    const payment = payments.get(line.paymentId);
    const leg = legs.find(({ id }) => id === line.paymentId);
    const credited = payment?.affiliate_id ?? null;
    return {
      payment_id: line.paymentId,
      property_name:
        payment?.property_name ??
        leg?.name ??
        (isOthers(line.paymentId) ? t`Others, counted together` : null),
      credited_id: credited,
      credited_name: credited === null ? (leg?.name ?? null) : (names.get(credited) ?? null),
      rvl: rents[line.paymentId] ?? payment?.rvl ?? leg?.rvl ?? 0,
      base: line.base,
      level: line.level,
      rate_bp: line.rateBp,
      paid_below_bp: line.paidBelowBp,
      amount: line.amount,
      status: line.isHeld ? 'held' : 'payable',
      month: team.month,
      origin_month: team.month,
    };
  };
  return month.lines.map(shownOf).toSorted((a, b) => a.level - b.level || b.amount - a.amount);
}
