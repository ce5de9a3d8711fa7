// Changes all chosen homes at once: renew, pause, resume, publish, or another rent; says which of them refused and why.
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BulkAction as AnyAction, OwnHomeFilter } from '../../../domain/own-homes.ts';
import { BatchProgress, type Chosen } from '../../components/list/all-matching.tsx';
import { type BatchesDone, useBatches } from '../../components/list/use-batches.ts';
import { ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormDialogButton, useOpened } from '../../ui/form-dialog-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type BulkAction, bulkLabels } from './bulk-labels.ts';

type Wanted = { action: AnyAction; rent_change_bp: number | null };

type BulkBarProps = {
  chosen: Chosen;
  /** What the list is narrowed to. */
  filter: { q: string | undefined; show: OwnHomeFilter };
  /** How many match it. */
  total: number;
  onDone: () => void;
};

/** A draft among many that are paused has not changed meanwhile, as the rule's own sentence says of one home. */
const whyNot = (rule: string | undefined) => {
  if (rule === 'property.transition-not-allowed') return msg`Their status doesn’t allow it.`;
  return rule === undefined ? undefined : ruleSentence(rule);
};

/** Of the chosen homes in one request; of all that match, batch by batch. */
function useBulk({ chosen, filter, onDone }: BulkBarProps) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { keyOf, done: keyDone } = useRequestKey();
  const onEnd = async ({ done, refused, rule }: Omit<BatchesDone, 'reasons'>) => {
    await client.invalidateQueries({ queryKey: queries.properties.key() });
    const changed = msg`${plural(done, { one: '# home changed', other: '# homes changed' })}`;
    if (refused === 0) toast.success(changed);
    else if (done > 0) {
      toast.neutral(
        msg`${plural(done, { one: '# home changed', other: '# homes changed' })}, ${plural(refused, { one: '# was not', other: '# were not' })}`,
        whyNot(rule),
      );
    } else {
      toast.destructive(
        msg`${plural(refused, { one: '# home was not changed', other: '# homes were not changed' })}`,
        whyNot(rule),
      );
    }
    onDone();
  };
  const some = useMutation({
    // Five percent less must not become ten by a second try.
    mutationFn: (wanted: Wanted) => {
      const input = { ids: [...chosen.ids], ...wanted };
      return api.properties.bulk(input, { context: { idempotencyKey: keyOf(input) } });
    },
    onError: (error) => toast.destructive(failureMessage(error, failures.updatePropertyStatus)),
    onSuccess: ({ done, refused }) => {
      keyDone();
      return onEnd({ done: done.length, refused: refused.length, rule: refused[0]?.rule });
    },
  });
  const all = useBatches({
    send: api.properties.bulkMatching,
    failure: failures.updatePropertyStatus,
    onEnd,
  });
  return {
    run: (wanted: Wanted): Promise<unknown> =>
      (chosen.isAll ? all.run({ ...filter, ...wanted }) : some.mutateAsync(wanted)).catch(() => undefined),
    isBusy: some.isPending || all.isBusy,
    handled: all.handled,
  };
}

export function BulkBar(props: BulkBarProps) {
  const { chosen, total } = props;
  const { t, i18n } = useLingui();
  const bulk = useBulk(props);
  const disabled = bulk.isBusy || (!chosen.isAll && chosen.ids.length === 0);
  const run = (action: BulkAction) => bulk.run({ action, rent_change_bp: null });
  const count = chosen.isAll ? total : chosen.ids.length;
  return (
    <Card padding="sm" component="section" aria-label={t`Changes of chosen homes`}>
      <Group gap="sm">
        <Text size="sm" role="status">
          <Plural value={count} _0="Choose homes to change them together" one="# chosen" other="# chosen" />
        </Text>
        {(['renew', 'resume', 'publish'] as const).map((action) =>
          chosen.isAll ? (
            <ConfirmButton
              key={action}
              variant="default"
              size="sm"
              disabled={disabled}
              question={t`Change all homes that match?`}
              explanation={<AllExplained total={total} />}
              confirmLabel={i18n._(bulkLabels[action])}
              onConfirm={() => run(action)}
            >
              {i18n._(bulkLabels[action])}
            </ConfirmButton>
          ) : (
            <Button key={action} variant="default" size="sm" disabled={disabled} onClick={() => run(action)}>
              {i18n._(bulkLabels[action])}
            </Button>
          ),
        )}
        <ConfirmButton
          variant="default"
          size="sm"
          disabled={disabled}
          question={t`Pause the chosen homes?`}
          explanation={
            <>
              <Trans>Nobody finds them until you resume them. Requests that wait stay.</Trans>{' '}
              {chosen.isAll && <AllExplained total={total} />}
            </>
          }
          confirmLabel={t`Pause`}
          onConfirm={() => run('pause')}
        >
          {i18n._(bulkLabels.pause)}
        </ConfirmButton>
        <RentButton
          disabled={disabled}
          note={chosen.isAll && <AllExplained total={total} />}
          onChange={(bp) => bulk.run({ action: 'rent', rent_change_bp: bp })}
        />
      </Group>
      {bulk.isBusy && chosen.isAll && <BatchProgress handled={bulk.handled} total={total} />}
    </Card>
  );
}

const AllExplained = ({ total }: { total: number }) => (
  <Plural
    value={total}
    one="This is for # home. A home that can’t take the change stays as it is. There’s no undo: to go back, make the opposite change."
    other="This is for # homes. Homes that can’t take the change stay as they are. There’s no undo: to go back, make the opposite change."
  />
);

const MOST_PERCENT = 50;

type RentButtonProps = { disabled: boolean; note: ReactNode; onChange: (bp: number) => void };

function RentButton({ disabled, note, onChange }: RentButtonProps) {
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
      {note && <Text size="sm">{note}</Text>}
    </FormDialogButton>
  );
}
