// What the platform will do and what it costs, before one agrees: with the fee on the rent as typed.
import { Trans } from '@lingui/react/macro';
import { Card, List, Stack, Text, Title } from '@mantine/core';
import { DEFAULT_FEE_PERCENT } from '../../../domain/managed-rentals.ts';
import { formatRupees, paise, shareOf } from '../../../domain/money.ts';
import { paiseOf, type Rupees } from '../../components/rupees.ts';

export function Offer({ rent }: { rent: Rupees }) {
  return (
    <Card padding="lg" component="aside" style={{ alignSelf: 'start' }}>
      <Stack gap="md">
        <Title order={2} size="h4">
          <Trans>What we do</Trans>
        </Title>
        <List spacing="xs" size="sm">
          <List.Item>
            <Trans>Photos, listing and visits, until a tenant is found</Trans>
          </List.Item>
          <List.Item>
            <Trans>Checks of the tenant and the lease agreement</Trans>
          </List.Item>
          <List.Item>
            <Trans>
              Following up each month’s rent: paid straight to you, or to us and on to you, as your mandate
              says
            </Trans>
          </List.Item>
          <List.Item>
            <Trans>Repairs and the tenant’s requests, with your consent to the costs</Trans>
          </List.Item>
        </List>
        <Title order={2} size="h4">
          <Trans>What it costs</Trans>
        </Title>
        <Cost rent={rent} />
        <Text size="sm" c="dimmed">
          <Trans>
            Nothing is charged before a tenant pays rent. After the review we agree rent, deposit and lease
            dates with you; only then are they fixed.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

function Cost({ rent }: { rent: Rupees }) {
  const typed = paiseOf(rent);
  if (typed === null || typed <= 0 || !Number.isSafeInteger(typed)) {
    return (
      <Text size="sm">
        <Trans>{DEFAULT_FEE_PERCENT}% of each month’s rent. Enter the rent to see the amounts.</Trans>
      </Text>
    );
  }
  const fee = shareOf(paise(typed), DEFAULT_FEE_PERCENT * 100);
  const [charged, left] = [formatRupees(fee), formatRupees(paise(typed - fee))];
  return (
    <Text size="sm" role="status">
      <Trans>
        {DEFAULT_FEE_PERCENT}% of each month’s rent: {charged} a month, so that {left} a month is yours.
      </Trans>
    </Text>
  );
}
