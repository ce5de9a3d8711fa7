// The button that drafts a batch of transfers once its sums were seen, and opens it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { payoutTexts } from './payout-labels.ts';
import { useReloadPayouts } from './use-reload-payouts.ts';

type DraftButtonProps = {
  create: (input: undefined, options: { context: CallContext }) => Promise<{ id: string }>;
  /** Whom it would pay, and how much, as far as it is known by now. */
  toPay: { people: number; amount: number } | undefined;
  /** Why there is nobody to pay, beside the button that cannot be pressed then. */
  nobody?: ReactNode;
  /** Why the batch may pay another sum. */
  note?: string;
  /** Its words say the sum: nothing beside it does. */
  hasSum?: boolean;
};

export function DraftButton({ create, toPay, nobody, note, hasSum = false }: DraftButtonProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const reload = useReloadPayouts();
  const draft = useFormMutation({
    send: (_: null, options) => create(undefined, options),
    failure: payoutTexts.notDone,
    onSent: async ({ id }) => {
      toast.success(payoutTexts.drafted);
      await reload();
      await navigate(tabAddress('payouts', { batch: id }));
    },
  });
  const { people, amount } = toPay ?? { people: 0, amount: 0 };
  const sum = formatRupeesAndPaise(paise(amount));
  const button = (
    <ConfirmButton
      size="sm"
      loading={draft.isBusy}
      disabled={people === 0}
      question={t`Draft a batch of ${sum}?`}
      explanation={
        <Stack gap="xs">
          <Text>
            <Plural value={people} one={`# person gets ${sum}.`} other={`# people get ${sum} together.`} />
          </Text>
          {note && <Text size="sm">{note}</Text>}
          <Text size="sm">
            <Trans>
              Nothing is paid yet. The batch needs approval, and you can cancel it until it is at the bank.
            </Trans>
          </Text>
        </Stack>
      }
      confirmLabel={t`Draft a batch`}
      onConfirm={() => {
        draft.submit(null);
        return undefined;
      }}
    >
      {hasSum ? (
        <Plural
          value={people}
          one={`Draft a batch · ${sum} · # person`}
          other={`Draft a batch · ${sum} · # people`}
        />
      ) : (
        <Trans>Draft a batch</Trans>
      )}
    </ConfirmButton>
  );
  if (!toPay || people > 0 || !nobody) return button;
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {nobody}
      </Text>
      {button}
    </Group>
  );
}
