// Repairs that owners approved and that are finished: what we paid of them comes off what the owner is paid.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovedRepair } from '../../../contract/remittances.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { toast } from '../../ui/toast-store.ts';
import { payoutTexts } from '../payouts/payout-labels.ts';
import { Section } from '../payouts/section.tsx';
import { useReloadPayouts } from '../payouts/use-reload-payouts.ts';
import { May } from '../shell/may.tsx';

const texts = {
  failure: msg`The repairs could not be loaded`,
  charged: msg`Repair charged to the owner`,
};

export function ApprovedRepairs() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [chosen, setChosen] = useState<ApprovedRepair>();
  const list = useInfiniteQuery(
    queries.remittances.repairs.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Section title={t`Approved repairs not charged yet`}>
      <DataList
        name="approved-repairs"
        label={t`Approved repairs not charged yet`}
        query={list}
        failure={texts.failure}
        empty={t`No repairs to charge.`}
        columns={[
          {
            key: 'repair',
            label: t`Repair`,
            isHeader: true,
            cell: ({ title, home_name: home }) => <CellLines isStrong main={title} detail={home} />,
            csv: ({ title }) => title,
          },
          {
            key: 'owner',
            label: t`Owner`,
            cell: ({ owner_name: owner, done_at: at }) => (
              <CellLines main={owner} detail={formatInstant(at)} />
            ),
            csv: ({ owner_name: owner }) => owner,
          },
          moneyColumn('cost', t`Cost`),
          moneyColumn('charged', t`Charged so far`),
          {
            key: 'actions',
            label: t`Actions`,
            isActions: true,
            cell: (repair) => (
              <May to="remittances.chargeRepair">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t`We paid it: ${repair.title}`}
                  onClick={() => setChosen(repair)}
                >
                  <Trans>We paid it</Trans>
                </Button>
              </May>
            ),
          },
        ]}
        rowKey={({ id }) => id}
        minWidth={760}
      />
      {chosen && <ChargeDialog repair={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  );
}

function ChargeDialog({ repair, onClose }: { repair: ApprovedRepair; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [reference, setReference] = useState('');
  const reload = useReloadPayouts();
  const form = useFormMutation({
    send: api.remittances.chargeRepair,
    failure: payoutTexts.notDone,
    onSent: () => {
      toast.success(texts.charged);
      onClose();
      return reload();
    },
  });
  const amount = formatRupeesAndPaise(paise(repair.cost - repair.charged));
  return (
    <FormDialog
      title={repair.title}
      submitLabel={t`We paid it`}
      busy={form.isBusy}
      disabled={reference.trim() === ''}
      onSubmit={() => form.submit({ id: repair.id, reference })}
      onClose={onClose}
    >
      <Text size="sm">
        <Trans>
          We deduct {amount} from what we pay {repair.owner_name}. Use this only for repairs paid from our
          account.
        </Trans>
      </Text>
      <TextInput
        label={t`Reference of our payment (UTR)`}
        required
        data-autofocus
        maxLength={40}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        error={form.errors.reference}
      />
    </FormDialog>
  );
}
