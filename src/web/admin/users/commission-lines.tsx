// The lines of one closed month of a person, each with its "Why this amount".
import { Trans } from '@lingui/react/macro';
import { Card, Stack, Title } from '@mantine/core';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { PersonLines } from '../months/person-month.tsx';

export function CommissionLines({ affiliateId, month }: { affiliateId: string; month: Month }) {
  const name = formatMonth(month);
  return (
    <Card padding="md" component="section" aria-labelledby="lines-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="lines-title">
          <Trans>Lines of {name}</Trans>
        </Title>
        <PersonLines month={month} affiliate_id={affiliateId} />
      </Stack>
    </Card>
  );
}
