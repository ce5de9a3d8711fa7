// Sends the chosen letters again, or all that match: what arrived, codes and addresses that return mail are left out.
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { MailLogFilters } from '../../../contract/mail-log.ts';
import type { Chosen } from '../../components/list/all-matching.tsx';
import { BatchBar, useBatchBar } from '../../components/list/batch-bar.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { mailFailures } from './mail-log-labels.ts';

type SendAgainBarProps = {
  chosen: Chosen;
  filter: Pick<MailLogFilters, 'q' | 'show'>;
  /** How many match, counted up to 1,000. */
  total: number;
  onDone: () => void;
};

export function SendAgainBar({ chosen, filter, total, onDone }: SendAgainBarProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const bar = useBatchBar({
    chosen,
    send: api.mailLog.sendMatchingAgain,
    said: (count) =>
      msg`${plural(count, { one: '# email is on its way again', other: '# emails are on their way again' })}`,
    failure: mailFailures.send,
    reload: () => client.invalidateQueries({ queryKey: queries.mailLog.key() }),
    onDone,
  });
  return (
    <BatchBar
      chosen={chosen}
      total={total}
      bar={bar}
      hint={<Trans>Choose emails to send them again together</Trans>}
    >
      {(isDisabled) => (
        <ConfirmButton
          variant="default"
          size="compact-sm"
          disabled={isDisabled}
          question={t`Send the chosen emails again?`}
          explanation={
            <Trans>
              We skip delivered emails, sign-in codes and addresses that bounce. A sent email can’t be
              recalled.
            </Trans>
          }
          confirmLabel={t`Send again`}
          onConfirm={() => bar.run(filter)}
        >
          <Trans>Send again</Trans>
        </ConfirmButton>
      )}
    </BatchBar>
  );
}
