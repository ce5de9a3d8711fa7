// Remittances: owners and tenants whom we owe money, the batches that pay them, and repairs that come off before.
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Batches, WaitingBatches } from '../payouts/batches.tsx';
import { payoutTexts } from '../payouts/payout-labels.ts';
import { useReloadPayouts } from '../payouts/use-reload-payouts.ts';
import { adminTab } from '../shell/admin-tab.ts';
import { May } from '../shell/may.tsx';
import { ApprovedRepairs } from './approved-repairs.tsx';
import { Owed } from './owed.tsx';
import { Owing } from './owing.tsx';

export default adminTab(
  { place: 102, label: msg`Remittances`, permission: 'remittances.candidates' },
  RemittancesTab,
);

function RemittancesTab() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Remittances</Trans>}
        description={<Trans>Rent we pay to owners, and deposits we return to tenants.</Trans>}
        actions={
          <May to="remittances.postBacklog">
            <BacklogButton />
          </May>
        }
      />
      <WaitingBatches purpose="owners" />
      <Owed />
      <Owing />
      <ApprovedRepairs />
      <Batches purpose="owners" />
    </Stack>
  );
}

/** For rent that was matched before a release that keeps books of it; later it finds nothing. */
function BacklogButton() {
  const { api } = useApi();
  const reload = useReloadPayouts();
  const [payments, setPayments] = useState<number>();
  const post = useFormMutation({
    send: (_: null, options) => api.remittances.postBacklog(undefined, options),
    failure: payoutTexts.notDone,
    onSent: (posted) => {
      setPayments(posted.payments);
      return reload();
    },
  });
  return (
    <Stack gap={4}>
      <Button size="sm" variant="default" loading={post.isBusy} onClick={() => post.submit(null)}>
        <Trans>Post rent matched earlier</Trans>
      </Button>
      <Text size="sm" role="status">
        {payments !== undefined && (
          <Plural
            value={payments}
            _0="Everything was posted already."
            one="# payment posted."
            other="# payments posted."
          />
        )}
      </Text>
    </Stack>
  );
}
