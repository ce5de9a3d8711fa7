// Where nothing is asked for yet: that all is paid, when the next amount is due, and a way to pay it ahead.
import { Trans } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { RentDue } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { askedFor } from '../../../domain/rent-answers.ts';
import { useDueName } from '../../components/rents/due-name.ts';
import { unbroken } from '../../lib/unbroken.ts';
import { IconCircleCheck } from '../../ui/icons.ts';

type PaidCardProps = {
  /** Something was paid, and nothing of it waits for an answer. */
  isAllPaid: boolean;
  /** What comes next, if anything does. */
  next: RentDue | undefined;
  /** How to pay that. */
  children: ReactNode;
};

export function PaidCard({ isAllPaid, next, children }: PaidCardProps) {
  const [isAhead, setAhead] = useState(false);
  return (
    <>
      <Card padding="md">
        <Group justify="space-between" gap="sm">
          <Group gap="sm" align="flex-start" wrap="nowrap">
            <IconCircleCheck size={22} color="var(--mantine-color-green-7)" aria-hidden />
            <Stack gap={4}>
              <Title order={2} size="h4">
                {isAllPaid ? <Trans>All is paid</Trans> : <Trans>Nothing to pay yet</Trans>}
              </Title>
              {next && <Next due={next} />}
            </Stack>
          </Group>
          {next && !isAhead && (
            <Button variant="default" size="sm" onClick={() => setAhead(true)}>
              <Trans>Pay ahead</Trans>
            </Button>
          )}
        </Group>
      </Card>
      {isAhead && children}
    </>
  );
}

function Next({ due }: { due: RentDue }) {
  const name = useDueName()(due);
  const amount = formatRupeesAndPaise(paise(askedFor(due)));
  const day = unbroken(formatDate(due.due_date));
  return (
    <Text size="sm">
      <Trans>
        Next: {amount} for {name}, due on {day}.
      </Trans>
    </Text>
  );
}
