// What happened around signing in to one's account, newest first.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant } from '../../../domain/dates.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { securityEventNames } from './privacy-labels.ts';
import { useDeviceLabel } from './use-device-label.ts';

export function SignInsSection() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.privacy.signIns.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: 10, cursor }),
      staleTime: 0,
    }),
  );
  const wordsOf = useDeviceLabel();
  const latest = list.data?.pages[0]?.items[0];
  return (
    <FoldedRow
      title={t`Sign-in history`}
      state={latest && t`Last on ${formatInstant(latest.created_at)}`}
      text={<Trans>Sign-ins, wrong tries and changes of how you sign in are kept for 180 days.</Trans>}
    >
      <DataList
        label={t`Sign-in history`}
        query={list}
        failure={msg`The sign-ins could not be loaded`}
        empty={t`No sign-ins yet`}
        columns={[
          { key: 'when', label: t`When`, cell: ({ created_at: at }) => formatInstant(at) },
          { key: 'what', label: t`What`, cell: ({ event }) => i18n._(securityEventNames[event]) },
          { key: 'device', label: t`Device`, cell: ({ user_agent: userAgent }) => wordsOf(userAgent) },
          { key: 'network', label: t`Network address`, cell: ({ ip_address: address }) => address ?? '' },
        ]}
        rowKey={({ id }) => id}
        minWidth={300}
      />
    </FoldedRow>
  );
}
