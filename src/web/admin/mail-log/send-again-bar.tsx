// Sends the chosen letters again, or all that match: what arrived, codes and addresses that return mail are left out.
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { MailLogFilters } from '../../../contract/mail-log.ts';
import { BatchProgress, type Chosen } from '../../components/list/all-matching.tsx';
import { useBatches } from '../../components/list/use-batches.ts';
import { ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';
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
  const again = useBatches({
    send: api.mailLog.sendMatchingAgain,
    failure: mailFailures.send,
    onEnd: async ({ done, rule }) => {
      await client.invalidateQueries({ queryKey: queries.mailLog.key() });
      const sent = msg`${plural(done, { one: '# email is on its way again', other: '# emails are on their way again' })}`;
      if (done > 0) toast.success(sent);
      else toast.neutral(sent, rule === undefined ? undefined : ruleSentence(rule));
      onDone();
    },
  });
  const input = chosen.isAll ? filter : { ...filter, ids: [...chosen.ids] };
  return (
    <>
      <Group gap="sm">
        {!chosen.isAll && (
          <Text size="sm" role="status">
            <Plural
              value={chosen.ids.length}
              _0="Choose emails to send them again together"
              one="# chosen"
              other="# chosen"
            />
          </Text>
        )}
        <ConfirmButton
          variant="default"
          size="compact-sm"
          disabled={(!chosen.isAll && chosen.ids.length === 0) || again.isBusy}
          question={t`Send the chosen emails again?`}
          explanation={
            <Trans>
              Those that arrived, sign-in codes and addresses that return mail are left out. An email that was
              sent can’t be taken back.
            </Trans>
          }
          confirmLabel={t`Send again`}
          onConfirm={() => again.run(input).catch(() => undefined)}
        >
          <Trans>Send again</Trans>
        </ConfirmButton>
      </Group>
      {again.isBusy && chosen.isAll && <BatchProgress handled={again.handled} total={total} isCapped />}
    </>
  );
}
