// Asks everyone who is owed money and matches for the PAN or the account that is missing.
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { payoutTexts } from './payout-labels.ts';

const everyone = { ids: [], isAll: true } as const;

type RemindAllProps = {
  q: string | undefined;
  /** How many lack something and were not reminded lately, whatever is searched for. */
  total: number;
};

export function RemindAll({ q, total }: RemindAllProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const bar = useBatchBar({
    chosen: everyone,
    send: api.payees.remindMatching,
    said: (count) => msg`${plural(count, { one: '# person reminded', other: '# people reminded' })}`,
    failure: payoutTexts.notDone,
    reload: () => client.invalidateQueries({ queryKey: queries.payouts.key() }),
    onDone: () => {},
  });
  return (
    <BatchBar chosen={everyone} total={total} isCapped={false} bar={bar} hint={null}>
      {(isDisabled) => (
        <ConfirmButton
          variant="default"
          size="compact-sm"
          disabled={isDisabled}
          question={t`Remind everyone who can’t be paid?`}
          explanation={
            q ? (
              <Trans>
                We email and notify everyone in your search who gave no PAN or bank account. We skip people
                reminded in the last 24 hours. This can’t be undone.
              </Trans>
            ) : (
              <Plural
                value={total}
                one="# person gave no PAN or no bank account and was not reminded in the last 24 hours. They get an email and a notice. It can’t be taken back."
                other="# people gave no PAN or no bank account and were not reminded in the last 24 hours. They get an email and a notice. It can’t be taken back."
              />
            )
          }
          confirmLabel={t`Remind`}
          onConfirm={() => bar.run({ q })}
        >
          {q ? (
            <Trans>Remind everyone found</Trans>
          ) : (
            <Plural value={total} one="Remind this #" other="Remind these #" />
          )}
        </ConfirmButton>
      )}
    </BatchBar>
  );
}
