// "Update Calculation Mode": balanced or total volume, with the reason that is written down (specification, sections 2.3 and 5).
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps, Group, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { type CalculationMode, calculationModes } from '../../../domain/affiliates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { Form } from '../../ui/form.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { fieldErrors } from './field-errors.ts';

export const modeNames: Readonly<Record<CalculationMode, MessageDescriptor>> = {
  balanced: msg`Balanced`,
  total_volume: msg`Total Volume`,
};

const explanations: Readonly<Record<CalculationMode, MessageDescriptor>> = {
  balanced: msg`The minimum of primary and growth stream qualifies.`,
  total_volume: msg`Primary plus growth stream qualifies.`,
};

export type ModeHolder = Pick<Affiliate, 'affiliate_id' | 'full_name' | 'reward_calculation_mode'>;

type ModeButtonProps = Pick<ButtonProps, 'size'> & { affiliate: ModeHolder; onClick: () => void };

/** Names the mode it leads to. */
export function ModeButton({ affiliate, size, onClick }: ModeButtonProps) {
  const { t } = useLingui();
  const isBalanced = affiliate.reward_calculation_mode === 'balanced';
  const name = affiliate.full_name;
  return (
    <Button
      size={size}
      variant="default"
      aria-label={isBalanced ? t`Switch to Total Volume Mode: ${name}` : t`Switch to Balanced Mode: ${name}`}
      onClick={onClick}
    >
      {isBalanced ? <Trans>Switch to Total Volume Mode</Trans> : <Trans>Switch to Balanced Mode</Trans>}
    </Button>
  );
}

type ModeDialogProps = { affiliate: ModeHolder; onClose: () => void };

export function ModeDialog({ affiliate, onClose }: ModeDialogProps) {
  const { t } = useLingui();
  return (
    <OpenModal onClose={onClose} title={t`Update Calculation Mode`}>
      <ModeForm affiliate={affiliate} onClose={onClose} />
    </OpenModal>
  );
}

function ModeForm({ affiliate, onClose }: ModeDialogProps) {
  const { t, i18n } = useLingui();
  const current = affiliate.reward_calculation_mode;
  const [mode, setMode] = useState<CalculationMode>(current === 'balanced' ? 'total_volume' : 'balanced');
  const [reason, setReason] = useState('');
  const { error, save, isBusy } = useModeChange({ affiliate, onClose });
  const submit = () => {
    save({ mode, reason });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <Text fw={600}>{affiliate.full_name}</Text>
        <Radio.Group
          label={t`Calculation mode`}
          value={mode}
          onChange={(value) => setMode(value as CalculationMode)}
        >
          <Stack gap="xs" mt="xs">
            {calculationModes.map((value) => (
              <Radio
                key={value}
                value={value}
                label={i18n._(modeNames[value]) + (value === current ? ` (${t`present`})` : '')}
                description={i18n._(explanations[value])}
              />
            ))}
          </Stack>
        </Radio.Group>
        <ReasonField value={reason} onChange={setReason} most={500} error={error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy} disabled={reason.trim() === '' || mode === current}>
            <Trans>Update</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

function useModeChange({ affiliate, onClose }: ModeDialogProps) {
  const { i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [error, setError] = useState<string>();
  const save = useMutation({
    mutationFn: (change: { mode: CalculationMode; reason: string }) =>
      api.calculationMode.set({ affiliate_id: affiliate.affiliate_id, ...change }),
    onMutate: () => setError(undefined),
    onError: (problem) => {
      const word = fieldErrors(problem).reason;
      if (word) return setError(typeof word === 'string' ? word : i18n._(word));
      toast.destructive(failures.updateCalculationMode, adminFailureMessage(problem, msg`Please try again.`));
    },
    onSuccess: async () => {
      toast.success(successes.calculationModeUpdated);
      onClose();
      await Promise.all(
        [queries.affiliates.key(), queries.users.key()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return { error, save: save.mutate, isBusy: save.isPending };
}
