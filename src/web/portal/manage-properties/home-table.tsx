// One's homes as rows, each with what happened there in the last 30 days and a box to choose it by.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { HomePerformance, OwnHome } from '../../../contract/listing.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { useSelection } from '../../components/list/selection.tsx';
import { HomePlace, HomeTitle } from '../../components/property/home-words.tsx';
import { availabilityLabels } from '../../components/property/property-labels.ts';
import type { Column } from '../../ui/columns.tsx';
import { stateLabels } from './bulk-labels.ts';

type HomeTableProps = {
  homes: readonly OwnHome[];
  figures: readonly HomePerformance[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

export function HomeTable({ homes, figures, chosen, onChoose }: HomeTableProps) {
  const { t } = useLingui();
  return (
    <DataTable
      label={t`My homes`}
      columns={useHomeColumns(figures)}
      rows={homes}
      rowKey={({ id }) => id}
      minWidth={900}
      selection={useSelection({
        rows: homes,
        rowKey: ({ id }) => id,
        chosen,
        onChoose,
        nameOf: ({ title }) => title,
        label: t`Choose all homes of this page`,
      })}
    />
  );
}

function useHomeColumns(figures: readonly HomePerformance[]): Column<OwnHome>[] {
  const { t, i18n } = useLingui();
  const count = (key: Exclude<keyof HomePerformance, 'id'>, label: string): Column<OwnHome> => ({
    key,
    label,
    align: 'right',
    isNarrow: true,
    cell: (home) => figures.find(({ id }) => id === home.id)?.[key] ?? 0,
  });
  return [
    {
      key: 'home',
      label: t`Home`,
      cell: ({ id, title, locality, city }) => (
        <>
          <Anchor component={Link} size="sm" to={homePath({ id, title })} underline="always">
            <HomeTitle title={title} />
          </Anchor>
          <Text size="xs" c="dimmed">
            <HomePlace home={{ locality, city }} />
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      label: t`Status`,
      cell: ({ listing_state: state, availability }) => (
        <Badge miw="max-content" color={state === 'published' ? 'green' : 'gray'}>
          {i18n._(state === 'published' ? availabilityLabels[availability] : stateLabels[state])}
        </Badge>
      ),
    },
    {
      key: 'rent',
      label: t`Rent`,
      align: 'right',
      isNarrow: true,
      cell: ({ rent }) => (rent === null ? '–' : formatRupees(paise(rent))),
    },
    count('views', t`Views`),
    count('shortlists', t`Shortlisted`),
    count('enquiries', t`Enquiries`),
    count('visits', t`Visits`),
    count('applications', t`Applications`),
    {
      key: 'renewed',
      label: t`Renewed`,
      isNarrow: true,
      cell: ({ renewed_at: at }) => (at ? formatDate(dateInIndia(at)) : <Trans>not yet</Trans>),
    },
  ];
}
