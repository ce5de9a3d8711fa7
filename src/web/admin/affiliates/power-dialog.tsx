// The dialog that gives an affiliate shadow power, changes it or ends it; a person's page and the list both open it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SHADOW_POWER } from '../../../domain/affiliates.ts';
import { fromRupees, paise, toRupees } from '../../../domain/money.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes, titles } from '../../lib/messages.ts';
import { Form } from '../../ui/form.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { fieldErrors } from './field-errors.ts';

export type PowerHolder = {
  affiliate_id: string;
  full_name: string;
  shadow_power_amount: number;
  notes?: string | null;
};

type PowerDialogProps = {
  holder: PowerHolder;
  onClose: () => void;
  /** On a person's page it is given only, and said in other words (specification, sections 5 and 8). */
  onPersonPage?: boolean;
};

export function PowerDialog({ holder, onClose, onPersonPage = false }: PowerDialogProps) {
  const { t } = useLingui();
  return (
    <OpenModal onClose={onClose} title={onPersonPage ? t`Add Shadow Power` : t`Configure Shadow Power`}>
      <PowerForm holder={holder} onClose={onClose} onPersonPage={onPersonPage} />
    </OpenModal>
  );
}

type Wish = { amount: number; notes: string };

function usePower({ holder, onClose, onPersonPage }: PowerDialogProps) {
  const { i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const save = useMutation({
    mutationFn: ({ amount, notes }: Wish) =>
      api.shadowPower.set({ affiliate_id: holder.affiliate_id, shadow_power_amount: amount, notes }),
    onError: (problem) => {
      const word = fieldErrors(problem).shadow_power_amount;
      if (word) return setError(typeof word === 'string' ? word : i18n._(word));
      const isGone = problem instanceof Error && 'status' in problem && problem.status === 404;
      if (isGone) return toast.destructive(titles.error, failures.notAffiliate);
      const title = onPersonPage ? failures.addShadowPower : failures.saveShadowPower;
      toast.destructive(title, adminFailureMessage(problem, msg`Please try again.`));
    },
    onSuccess: async () => {
      if (onPersonPage) toast.success(titles.success, successes.shadowPowerAdded);
      else toast.success(successes.shadowPowerUpdated);
      onClose();
      await Promise.all(
        [queries.shadowPower.key(), queries.affiliates.key()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return { error, setError, save: save.mutate, isBusy: save.isPending };
}

function PowerForm(props: PowerDialogProps) {
  const { t } = useLingui();
  const { holder, onClose, onPersonPage } = props;
  const [rupees, setRupees] = useState<number | string>(toRupees(paise(holder.shadow_power_amount)) || '');
  const [notes, setNotes] = useState(holder.notes ?? '');
  const { error, setError, save, isBusy } = usePower(props);
  const amount = Number(rupees) || 0;
  const had = holder.shadow_power_amount > 0;
  const submit = () => {
    setError(undefined);
    save({ amount: fromRupees(amount), notes });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Text fw={600}>
          {holder.full_name}{' '}
          <Text span c="dimmed" size="sm">
            {holder.affiliate_id}
          </Text>
        </Text>
        <RupeeInput
          label={t`Shadow Power Amount`}
          withPaise
          max={toRupees(MAX_SHADOW_POWER)}
          value={rupees}
          onChange={setRupees}
          error={error}
          data-autofocus
        />
        <Textarea
          label={t`Notes (optional)`}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
          maxLength={500}
          autosize
          minRows={2}
        />
        <Alert color="blue">
          <Trans>The amount is used for balancing and does not count toward commission.</Trans>
          {had && !onPersonPage && ` ${t`0 ends it.`}`}
        </Alert>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy} disabled={amount <= 0 && (onPersonPage || !had)}>
            {onPersonPage ? <Trans>Add Shadow Power</Trans> : <Trans>Save</Trans>}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
