// Mail log: what was sent to whom and what became of it; what did not arrive can be sent again.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { mailShows } from '../../../contract/choices.ts';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { adminTab } from '../shell/admin-tab.ts';
import { ListTab } from '../shell/list-tab.tsx';
import { useMailColumns } from './mail-columns.tsx';
import { mailFailures, mailStatusLabels } from './mail-log-labels.ts';
import { SendAgainBar } from './send-again-bar.tsx';

export default adminTab({ place: 160, label: msg`Mail log`, permission: 'mailLog.list' }, MailLogTab);

function MailLogTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: mailShows });
  const labelOf = (value: (typeof mailShows)[number]) => {
    if (value === 'all') return t`All`;
    return value === 'undelivered' ? t`Did not arrive` : i18n._(mailStatusLabels[value]);
  };
  const options = mailShows.map((value) => ({ value, label: labelOf(value) }));
  return (
    <ListTab
      name="mail-log"
      title={t`Mail log`}
      description={
        <Trans>
          Every email of the last 30 days and its status. We don’t show the content, and never store codes.
        </Trans>
      }
      searched={t`Person, address, subject or template`}
      filters={[{ name: 'show', label: t`Show`, options }]}
      query={useQuery(queries.mailLog.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }))}
      failure={mailFailures.load}
      isFiltered={isFiltered}
      empty={t`No email was sent yet`}
      columns={useMailColumns()}
      choosing={{
        nameOf: ({ subject }) => subject,
        bar: (chosen, total, onDone) => (
          <SendAgainBar
            chosen={chosen}
            filter={{ q: input.q, show: input.show }}
            total={total}
            onDone={onDone}
          />
        ),
      }}
    />
  );
}
