// Changes all chosen homes at once: renew, pause, resume, publish, or another rent; says which of them refused and why.
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OwnHomeFilter } from '../../../domain/own-homes.ts';
import type { Chosen } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import styles from './bulk-bar.module.css';
import { type BulkAction, bulkLabels } from './bulk-labels.ts';

type BulkBarProps = {
  chosen: Chosen;
  /** What the list is narrowed to. */
  filter: { q: string | undefined; show: OwnHomeFilter };
  /** How many match it. */
  total: number;
  onDone: () => void;
};

/** A draft among many that are paused has not changed meanwhile, as the rule's own sentence says of one home. */
const whyNot = (rule: string) =>
  rule === 'property.transition-not-allowed' ? msg`Their status doesn’t allow it.` : ruleSentence(rule);

export function BulkBar({ chosen, filter, total, onDone }: BulkBarProps) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const bar = useBatchBar({
    chosen,
    send: api.properties.bulkMatching,
    said: (count) => msg`${plural(count, { one: '# home changed', other: '# homes changed' })}`,
    failure: failures.updatePropertyStatus,
    reload: () => client.invalidateQueries({ queryKey: queries.properties.key() }),
    onDone,
    why: whyNot,
  });
  const run = (action: BulkAction) => bar.run({ ...filter, action, rent_change_bp: null });
  const isChosen = chosen.isAll || chosen.ids.length > 0;
  // Before a choice there is nothing to press, and nothing to say of changes that all went through.
  if (!isChosen && !bar.isBusy && !bar.report?.refused) return null;
  return (
    <Card
      padding="sm"
      w="100%"
      className={styles.bar}
      component="section"
      aria-label={t`Changes of chosen homes`}
    >
      <BatchBar chosen={chosen} total={total} isCapped={false} bar={bar} hint={<Trans>Select homes</Trans>}>
        {(disabled) => (
          <>
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
                <Button
                  key={action}
                  variant="default"
                  size="sm"
                  disabled={disabled}
                  onClick={() => run(action)}
                >
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
                  <Trans>They stay hidden until you resume them. Requests that are waiting stay.</Trans>{' '}
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
              onChange={(bp) => bar.run({ ...filter, action: 'rent', rent_change_bp: bp })}
            />
          </>
        )}
      </BatchBar>
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
