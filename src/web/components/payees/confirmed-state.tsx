// Whether money goes to a bank account already, said to its payee: confirmed, waiting after a change, or held since a payment came back.
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import type { Payee } from '../../../contract/payees.ts';
import { formatInstant } from '../../../domain/dates.ts';

type Account = NonNullable<Payee['account']>;
type ConfirmedStateProps = {
  account: Pick<Account, 'confirmed_at' | 'held_until' | 'returned'>;
  isOrganisation?: boolean;
};

export function ConfirmedState({ account, isOrganisation = false }: ConfirmedStateProps) {
  const { confirmed_at: confirmedAt, held_until: heldUntil, returned } = account;
  if (returned !== null) return <Returned why={returned} />;
  return (
    <>
      {confirmedAt === null ? (
        <Unconfirmed isOrganisation={isOrganisation} />
      ) : (
        <ConfirmedOn moment={formatInstant(confirmedAt)} />
      )}
      {heldUntil !== null && <HeldUntil moment={formatInstant(heldUntil)} isOrganisation={isOrganisation} />}
    </>
  );
}

/** Of what the bank said, no more is known than its own words. */
const Returned = ({ why }: { why: string }) => (
  <Alert color="red">
    <Trans>
      The bank sent our last payment back: {why}. We pay nothing to this account until you correct it. If it
      is right, give it once more.
    </Trans>
  </Alert>
);

const Unconfirmed = ({ isOrganisation }: { isOrganisation: boolean }) => (
  <Text size="sm">
    {isOrganisation ? (
      <Trans>
        Not confirmed yet. We’ll check with the bank that it is the organisation’s before the first payment.
      </Trans>
    ) : (
      <Trans>Not confirmed yet. We’ll check with the bank that it is yours before the first payment.</Trans>
    )}
  </Text>
);

const ConfirmedOn = ({ moment }: { moment: string }) => (
  <Text size="sm">
    <Trans>Confirmed {moment}</Trans>
  </Text>
);

const HeldUntil = ({ moment, isOrganisation }: { moment: string; isOrganisation: boolean }) => (
  <Text size="sm">
    {isOrganisation ? (
      <Trans>The account was changed. For safety, we pay to it from {moment}.</Trans>
    ) : (
      <Trans>You changed your account. For your safety, we pay to it from {moment}.</Trans>
    )}
  </Text>
);
