// What a mandate says, for whoever reads Hindi: made of its terms, beside the English that binds.
import { Trans } from '@lingui/react/macro';
import { List, Stack, Text } from '@mantine/core';
import type { Mandate } from '../../../contract/mandates.ts';

export function MandateInHindi({ of: mandate }: { of: Mandate }) {
  const { payee_name: name, payee_upi: upi, remittance_day: day } = mandate;
  const fee = mandate.fee_bp / 100;
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        <Trans>The same in Hindi; the English text is the one that counts.</Trans>
      </Text>
      <List size="sm" spacing={4}>
        <List.Item>
          <Trans>The owner puts this home under Kiraya’s management.</Trans>
        </List.Item>
        {mandate.collects === 'owner' ? (
          <>
            <List.Item>
              <Trans>The tenant pays the rent to the owner. Kiraya never holds it.</Trans>
            </List.Item>
            <List.Item>
              <Trans>
                The owner pays Kiraya a management fee of {fee}% of each month’s rent, for months whose rent
                was paid.
              </Trans>
            </List.Item>
          </>
        ) : (
          <>
            <List.Item>
              <Trans>
                The tenant pays the rent to Kiraya, into the account of {name} (UPI {upi}).
              </Trans>
            </List.Item>
            <List.Item>
              <Trans>
                Kiraya keeps a management fee of {fee}% of each month’s rent, and what repairs cost that the
                owner approved and Kiraya paid.
              </Trans>
            </List.Item>
            <List.Item>
              <Trans>Kiraya pays the rest to the owner’s bank account by day {day} of the next month.</Trans>
            </List.Item>
          </>
        )}
        <List.Item>
          <Deposit holder={mandate.deposit_holder} />
        </List.Item>
        <List.Item>
          <Trans>
            It counts from the month in which the owner accepts it, and until both agree on another one or the
            management ends.
          </Trans>
        </List.Item>
      </List>
    </Stack>
  );
}

function Deposit({ holder }: { holder: Mandate['deposit_holder'] }) {
  switch (holder) {
    case 'landlord':
      return <Trans>The owner holds the tenant’s security deposit.</Trans>;
    case 'manager':
      return <Trans>The property manager holds the tenant’s security deposit.</Trans>;
    case 'company':
      return (
        <Trans>Kiraya holds the tenant’s security deposit and returns it when the lease is settled.</Trans>
      );
  }
}
