// Requests: who asked for which home and how far they came. The figures of the funnel open it narrowed to what they count.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { FunnelRequest } from '../../../contract/analytics.ts';
import { formatMonth, isMonth } from '../../../domain/dates.ts';
import { funnelSteps, NO_BROKER } from '../../../domain/funnel.ts';
import { homePath } from '../../../domain/home-address.ts';
import { plainNumber, textOf } from '../../components/figures/figure.ts';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import type { Column } from '../../ui/columns.tsx';
import { funnelLabels, reachedLabels } from '../analytics/funnel-labels.ts';
import { spans } from '../analytics/view-url.ts';
import { adminTab } from '../shell/admin-tab.ts';
import { ListTab } from '../shell/list-tab.tsx';
import { Moment } from '../shell/message-cells.tsx';
import { PersonLink } from '../shell/subject-links.tsx';
import { tabAddress } from '../shell/tab-address.ts';

export default adminTab({ place: 152, label: msg`Requests`, permission: 'analytics.requests' }, RequestsTab);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a figure of the funnel narrowed the list to; what cannot be asked counts as not said. */
function useNarrowed() {
  const [params] = useSearchParams();
  const [month, lister, city] = ['month', 'lister', 'city'].map((name) => params.get(name));
  return {
    months: spans.find((span) => String(span) === params.get('months')) ?? 12,
    ...(month && isMonth(month) ? { month } : {}),
    ...(lister && UUID.test(lister) ? { lister } : {}),
    ...(city === null || city === undefined ? {} : { city: city.slice(0, 100) }),
  };
}

function RequestsTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ step: funnelSteps });
  const narrowed = useNarrowed();
  const page = useQuery(
    queries.analytics.requests.queryOptions({
      input: { ...input, ...narrowed },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <ListTab
      name="requests"
      title={t`Requests`}
      description={<Narrowed {...narrowed} name={page.data?.items[0]?.lister.full_name ?? null} />}
      searched={t`Home or person`}
      filters={[
        {
          name: 'step',
          label: t`Last step`,
          options: funnelSteps.map((value) => ({ value, label: i18n._(reachedLabels[value]) })),
        },
      ]}
      query={page}
      failure={msg`The requests could not be loaded`}
      isFiltered={isFiltered || Object.keys(narrowed).length > 1}
      empty={t`Requests for homes will appear here`}
      columns={useColumns()}
    />
  );
}

/** `name`: of the lister, known from a row. */
function Narrowed({
  months,
  month,
  lister,
  city,
  name,
}: ReturnType<typeof useNarrowed> & { name: string | null }) {
  const { t } = useLingui();
  const who = lister === NO_BROKER ? t`Owners and others` : name;
  const parts = [
    month ? formatMonth(month) : t`Last ${months} months`,
    city === undefined ? null : city || t`Elsewhere`,
    lister ? who : null,
  ].filter(Boolean);
  return (
    <>
      <Trans>Every request for a home, with the last step it reached.</Trans> {parts.join(' · ')}
      {(month || lister || city !== undefined) && (
        <>
          {' · '}
          <Anchor component={Link} to={tabAddress('requests')} size="sm" underline="always">
            <Trans>Show all</Trans>
          </Anchor>
        </>
      )}
    </>
  );
}

function useColumns(): Column<FunnelRequest>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'when',
      label: t`Asked`,
      cell: ({ asked_at: at }) => <Moment at={at} />,
      csv: ({ asked_at: at }) => at,
    },
    {
      key: 'home',
      label: t`Home`,
      isInLine: true,
      cell: ({ home, city }) => (
        <>
          <Anchor component={Link} to={homePath(home)} size="sm" underline="always">
            {home.title}
          </Anchor>
          <Text size="xs" c="dimmed">
            {city}
          </Text>
        </>
      ),
      csv: ({ home, city }) => `${home.title}, ${city}`,
    },
    {
      key: 'seeker',
      label: t`Seeker`,
      cell: ({ seeker }) => <PersonLink person={seeker} />,
      csv: ({ seeker }) => seeker.full_name,
    },
    {
      key: 'lister',
      label: t`Owner or broker`,
      cell: ({ lister }) => <PersonLink person={lister} />,
      csv: ({ lister }) => lister.full_name,
    },
    {
      key: 'step',
      label: t`Last step`,
      isInLine: true,
      cell: ({ step }) => (
        <Badge color={step === 'let' ? 'teal' : 'gray'}>{i18n._(funnelLabels[step])}</Badge>
      ),
      csv: ({ step }) => step,
    },
    {
      key: 'answered',
      label: t`Hours to the first answer`,
      align: 'right',
      isNarrow: true,
      cell: ({ minutes }) => (minutes === null ? t`No answer yet` : textOf(minutes, 'hours')),
      csv: ({ minutes }) => plainNumber(minutes, 'hours'),
    },
  ];
}
