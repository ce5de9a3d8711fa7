// Who holds the deposit: said to everybody who signs, and a warning where the mandate of the home says otherwise.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import type { Lease } from '../../../contract/leases.ts';
import type { DepositHolder } from '../../../domain/leases.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { depositHolderLabels } from './lease-labels.ts';

type HolderWarningProps = {
  /** By the mandate in force; null: there is none. */
  agreed: DepositHolder | null | undefined;
  chosen: DepositHolder;
};

export function HolderWarning({ agreed, chosen }: HolderWarningProps) {
  const { i18n } = useLingui();
  if (!agreed || agreed === chosen) return null;
  const [mandate, lease] = [i18n._(depositHolderLabels[agreed]), i18n._(depositHolderLabels[chosen])];
  return (
    <Alert color="yellow" role="status" title={<Trans>The deposit: lease and mandate differ</Trans>}>
      <Trans>
        Mandate of this home: {mandate}. This lease: {lease}. Change the one that is wrong before anyone
        signs.
      </Trans>
    </Alert>
  );
}

export function DepositSaid({ lease }: { lease: Lease }) {
  const { i18n } = useLingui();
  if (lease.deposit === 0) return null;
  const deposit = formatRupees(paise(lease.deposit));
  const holder = i18n._(depositHolderLabels[lease.deposit_held_by]);
  return (
    <Text size="sm">
      <Trans>
        Security deposit: {deposit} · {holder}
      </Trans>
    </Text>
  );
}
