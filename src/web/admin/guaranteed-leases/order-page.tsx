// One guaranteed lease as our team works on it: the visit, the offer or a no, and notice while it runs.
import { useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { GuaranteedLeaseDetail } from '../../../contract/guaranteed-leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { canMoveGuaranteed, lastDayAfterNotice } from '../../../domain/guaranteed-leases.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { GuaranteedView } from '../../components/guaranteed-leases/guaranteed-view.tsx';
import { ReasonButton } from '../../components/guaranteed-leases/reason-button.tsx';
import { useGuaranteedReload } from '../../components/guaranteed-leases/use-guaranteed-reload.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { successes } from '../../lib/messages.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useMay } from '../shell/use-may.ts';
import { OfferButton } from './offer-button.tsx';

export function OrderPage({ id }: { id: string }) {
  const { queries } = useApi();
  return (
    <GuaranteedView
      query={queries.guaranteedLeases.get.queryOptions({ input: { id }, staleTime: 0 })}
      actions={(order) => <Work order={order} />}
    />
  );
}

type Shown = { order: GuaranteedLeaseDetail };

function Work({ order }: Shown) {
  const { t } = useLingui();
  const { api } = useApi();
  const may = useMay();
  const { id, status, ends_on: end } = order;
  const last = end ? formatDate(lastDayAfterNotice(clock.today(), end)) : '';
  return (
    <>
      {may('guaranteedLeases.inspect') && canMoveGuaranteed(status, 'inspect') && (
        <InspectButton order={order} />
      )}
      {may('guaranteedLeases.offer') && canMoveGuaranteed(status, 'offer') && <OfferButton order={order} />}
      {may('guaranteedLeases.refuse') && canMoveGuaranteed(status, 'refuse') && (
        <ReasonButton
          id={id}
          label={t`Make no offer`}
          explanation={t`The owner sees this reason.`}
          send={api.guaranteedLeases.refuse}
        />
      )}
      {may('guaranteedLeases.giveNoticeToOwner') && status === 'agreed' && order.notice_by === null && (
        <ReasonButton
          id={id}
          label={t`Give notice to the owner`}
          explanation={t`The rent stays guaranteed until ${last}. The owner sees this reason.`}
          send={api.guaranteedLeases.giveNoticeToOwner}
        />
      )}
    </>
  );
}

function InspectButton({ order: { id, inspection, inspected_on } }: Shown) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useGuaranteedReload();
  const dialog = useOpened();
  const [day, setDay] = useState<string | null>(inspected_on ?? clock.today());
  const [seen, setSeen] = useState(inspection ?? '');
  const form = useFormMutation({
    send: api.guaranteedLeases.inspect,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Record the visit`}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id, inspected_on: day ?? '', inspection: seen })}
    >
      <DateField
        label={t`Visited on`}
        required
        today={clock.today()}
        max={clock.today()}
        value={day}
        error={form.errors.inspected_on}
        onChange={setDay}
      />
      <Textarea
        label={t`What you saw`}
        description={t`Only our team sees this.`}
        required
        autosize
        minRows={3}
        maxLength={1000}
        value={seen}
        error={form.errors.inspection}
        onChange={(event) => setSeen(event.currentTarget.value)}
      />
    </FormDialogButton>
  );
}
