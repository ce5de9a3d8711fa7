// The PAN of whoever rents out homes or rents one: papers of rent need it. Links to `/settings#pan` come here.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../components/load-error.tsx';
import { PanAnswer } from '../../components/payees/pan-answer.tsx';
import { PanForm } from '../../components/payees/pan-form.tsx';
import { payeeFailures } from '../../components/payees/payee-messages.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';

/** `isOwner`: rents out homes; else a tenant. */
export function PanSection({ isOwner }: { isOwner: boolean }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const payee = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  const [isChanging, setIsChanging] = useState(false);
  const saved = () => {
    setIsChanging(false);
    toast.success(msg`PAN saved`, msg`Documents that need it now show it.`);
  };
  const pan = payee.data?.pan;
  const refused = !pan && payee.data?.pan_refused_at;
  return (
    <SettingRow
      id="pan"
      title={t`Your PAN`}
      state={
        pan?.masked ??
        (refused && (
          <Trans>
            You said that you don’t give it, and documents that need it say so. You can still give it.
          </Trans>
        ))
      }
      text={
        isOwner ? (
          <Trans>
            Tenants who pay more than ₹1 lakh a year need it on their rent receipts to claim house rent
            allowance (HRA). Those receipts show it in full to you, your tenant and the manager of the home.
          </Trans>
        ) : (
          <Trans>
            Above a rent of ₹50,000 a month you deduct tax from it (TDS). Your landlord’s statement of the
            year then shows your PAN in full to your landlord. Everywhere else it is masked.
          </Trans>
        )
      }
    >
      {payee.isPending && <TableSkeleton rows={1} />}
      {payee.isError && <LoadError query={payee} otherwise={payeeFailures.load} />}
      {payee.data && !pan && !refused && <PanAnswer onAnswered={(isGiven) => isGiven && saved()} />}
      {refused && <PanForm onSaved={saved} />}
      {pan && isChanging && <PanForm onSaved={saved} />}
      {pan && isChanging && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setIsChanging(false)}>
          {t`Cancel`}
        </Button>
      )}
      {pan && !isChanging && (
        <Button variant="default" size="sm" onClick={() => setIsChanging(true)}>
          {t`Change PAN`}
        </Button>
      )}
    </SettingRow>
  );
}
