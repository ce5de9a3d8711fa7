// What an administrator can do for an affiliate on a person's page and in the directory: shadow power and calculation mode.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees, paise } from '../../../domain/money.ts';
import { StatCard } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ModeButton, ModeDialog } from './mode-dialog.tsx';
import { PowerDialog } from './power-dialog.tsx';

type OfAffiliate = { affiliateId: string };
type Size = Pick<ButtonProps, 'size'>;

function useAffiliate({ affiliateId }: OfAffiliate, isWanted = true) {
  const { queries } = useApi();
  const input = { affiliate_id: affiliateId };
  return useQuery(queries.affiliates.get.queryOptions({ input, staleTime: 0, enabled: isWanted }));
}

/** Asks for the affiliate only when the dialog is wanted. */
export function PowerButton({ affiliateId, name, size }: OfAffiliate & Size & { name: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching } = useAffiliate({ affiliateId }, isOpen);
  return (
    <>
      <Button
        variant="default"
        size={size}
        aria-label={t`Shadow Power of ${name}`}
        loading={isOpen && isFetching && !data}
        onClick={() => setOpen(true)}
      >
        <Trans>Shadow Power</Trans>
      </Button>
      {isOpen && data && <PowerDialog holder={data} onPersonPage onClose={() => setOpen(false)} />}
    </>
  );
}

export function SwitchModeButton({ affiliateId, size }: OfAffiliate & Size) {
  const { data } = useAffiliate({ affiliateId });
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <>
      <ModeButton affiliate={data} size={size} onClick={() => setOpen(true)} />
      {isOpen && <ModeDialog affiliate={data} onClose={() => setOpen(false)} />}
    </>
  );
}

export function ShadowPowerCard({ affiliateId }: OfAffiliate) {
  const { data } = useAffiliate({ affiliateId });
  const amount = data && formatRupees(paise(data.shadow_power_amount));
  return <StatCard name={<Trans>Shadow Power</Trans>} value={amount ?? '…'} />;
}
