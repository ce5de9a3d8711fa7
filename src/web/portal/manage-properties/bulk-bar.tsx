// Changes all chosen homes at once: renew, pause, resume, publish, or another rent; says which of them refused and why.
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type BulkAction, bulkLabels } from './bulk-labels.ts';

type Wanted = { action: BulkAction | 'rent'; rent_change_bp: number | null };

function useBulk(ids: readonly string[], onDone: () => void) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { keyOf, done: keyDone } = useRequestKey();
  return useMutation({
    // Five percent less must not become ten by a second try.
    mutationFn: (wanted: Wanted) => {
      const input = { ids: [...ids], ...wanted };
      return api.properties.bulk(input, { context: { idempotencyKey: keyOf(input) } });
    },
    onError: (error) => toast.destructive(failureMessage(error, failures.updatePropertyStatus)),
    onSuccess: async ({ done, refused }) => {
      keyDone();
      await client.invalidateQueries({ queryKey: queries.properties.key() });
      const changed = msg`${plural(done.length, { one: '# home changed', other: '# homes changed' })}`;
      const why = refused[0] && ruleSentence(refused[0].rule);
      if (refused.length === 0) toast.success(changed);
      else {
        toast.destructive(
          msg`${plural(refused.length, { one: '# home was not changed', other: '# homes were not changed' })}`,
          why ?? changed,
        );
      }
      onDone();
    },
  });
}

export function BulkBar({ chosen, onDone }: { chosen: readonly string[]; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const bulk = useBulk(chosen, onDone);
  const isNone = chosen.length === 0;
  const run = (action: BulkAction) => bulk.mutateAsync({ action, rent_change_bp: null }).catch(() => {});
  return (
    <Card padding="sm" component="section" aria-label={t`Changes of chosen homes`}>
      <Group gap="sm">
        <Text size="sm" role="status">
          <Plural
            value={chosen.length}
            _0="Choose homes to change them together"
            one="# chosen"
            other="# chosen"
          />
        </Text>
        {(['renew', 'resume', 'publish'] as const).map((action) => (
          <Button
            key={action}
            variant="default"
            size="sm"
            disabled={isNone || bulk.isPending}
            onClick={() => run(action)}
          >
            {i18n._(bulkLabels[action])}
          </Button>
        ))}
        <ConfirmButton
          variant="default"
          size="sm"
          disabled={isNone || bulk.isPending}
          question={t`Pause the chosen homes?`}
          explanation={<Trans>Nobody finds them until you resume them. Requests that wait stay.</Trans>}
          confirmLabel={t`Pause`}
          onConfirm={() => run('pause')}
        >
          {i18n._(bulkLabels.pause)}
        </ConfirmButton>
        <RentButton
          disabled={isNone || bulk.isPending}
          onChange={(bp) => bulk.mutate({ action: 'rent', rent_change_bp: bp })}
        />
      </Group>
    </Card>
  );
}

const MOST_PERCENT = 50;

function RentButton({ disabled, onChange }: { disabled: boolean; onChange: (bp: number) => void }) {
  const { t } = useLingui();
  const dialog = useOpened();
  const [percent, setPercent] = useState<number | string>('');
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const bp = Math.round(Number(percent) * 100);
    if (percent === '' || bp === 0) return setProblem(t`Enter by how many percent the rent changes`);
    setProblem(undefined);
    dialog.onClose();
    onChange(bp);
  };
  return (
    <FormDialogButton
      {...dialog}
      label={t`Change rent`}
      title={t`Change the rent of the chosen homes`}
      submitLabel={t`Change rent`}
      button={{ disabled }}
      isBusy={false}
      onSubmit={submit}
    >
      <NumberField
        label={t`Percent`}
        description={t`-5 lowers each rent by five percent. Whole rupees, rounded.`}
        value={percent}
        onChange={setPercent}
        min={-MOST_PERCENT}
        max={MOST_PERCENT}
        decimalScale={2}
        error={problem}
        data-autofocus
      />
    </FormDialogButton>
  );
}
