// Sends a letter again that did not arrive, once however often it is clicked.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { MailLogEntry } from '../../../contract/mail-log.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { IconRefresh } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
import { toast } from '../../ui/toast-store.ts';
import { mailFailures, mailSentAgain } from './mail-log-labels.ts';

export function SendAgainButton({ letter: { id, subject } }: { letter: MailLogEntry }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const again = useFormMutation({
    send: api.mailLog.sendAgain,
    failure: mailFailures.send,
    onSent: () => {
      toast.success(mailSentAgain);
      return client.invalidateQueries({ queryKey: queries.mailLog.key() });
    },
  });
  return (
    <RowButton
      size="compact-sm"
      icon={<IconRefresh size={18} aria-hidden />}
      loading={again.isBusy}
      aria-label={t`Send again: ${subject}`}
      onClick={() => again.submit({ id })}
    >
      <Trans>Send again</Trans>
    </RowButton>
  );
}
