// One's homes as rows, each with what happened there in the last 30 days and a box to choose it by.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Group, Text } from '@mantine/core';
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
import { IconEdit } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
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
  const { t } = useLingui();
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
      cell: (home) => <Name home={home} />,
      onPhone: (home) => (
        <>
          <Name home={home} />
          <Text size="sm" fw={400} component="div">
            <Glance home={home} figures={figures.find(({ id }) => id === home.id)} />
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      label: t`Status`,
      cell: (home) => <State home={home} />,
    },
    {
      key: 'rent',
      label: t`Rent`,
      align: 'right',
      isNarrow: true,
      cell: ({ rent }) => rentOf(rent),
    },
    count('views', t`Views`),
    count('shortlists', t`Shortlisted`),
    // Most homes get visit requests and applications instead: a column of zeros says nothing.
    ...(figures.some(({ enquiries }) => enquiries > 0) ? [count('enquiries', t`Enquiries`)] : []),
    count('visits', t`Visits`),
    count('applications', t`Applications`),
    {
      key: 'renewed',
      label: t`Renewed`,
      isNarrow: true,
      cell: ({ renewed_at: at }) => (at ? formatDate(dateInIndia(at)) : <Trans>not yet</Trans>),
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: ({ id, title }) => (
        <RowButton
          icon={<IconEdit size={18} aria-hidden />}
          aria-label={t`Edit ${title}`}
          renderRoot={(props) => <Link to={`/properties/${id}/edit`} {...props} />}
        >
          <Trans>Edit</Trans>
        </RowButton>
      ),
    },
  ];
}

function Name({ home: { id, title, locality, city } }: { home: OwnHome }) {
  return (
    <>
      <Anchor component={Link} size="sm" to={homePath({ id, title })} underline="always">
        <HomeTitle title={title} />
      </Anchor>
      <Text size="xs" c="dimmed">
        <HomePlace home={{ locality, city }} />
      </Text>
    </>
  );
}

const rentOf = (rent: number | null) => (rent === null ? '–' : formatRupees(paise(rent)));

function State({ home: { listing_state: state, availability } }: { home: OwnHome }) {
  const { i18n } = useLingui();
  return (
    <Badge miw="max-content" color={state === 'published' ? 'green' : 'gray'}>
      {i18n._(state === 'published' ? availabilityLabels[availability] : stateLabels[state])}
    </Badge>
  );
}

type GlanceProps = { home: OwnHome; figures: HomePerformance | undefined };

/** A card of a phone says in two lines what the table has nine columns for: state, rent and views, and what else happened at all. */
function Glance({ home, figures }: GlanceProps) {
  const { t } = useLingui();
  const happened = figures && [
    figures.shortlists > 0 && t`Shortlisted: ${figures.shortlists}`,
    figures.enquiries > 0 && t`Enquiries: ${figures.enquiries}`,
    figures.visits > 0 && t`Visits: ${figures.visits}`,
    figures.applications > 0 && t`Applications: ${figures.applications}`,
  ];
  return (
    <>
      <Group gap="xs" my={4}>
        <State home={home} />
        <span className="money">{rentOf(home.rent)}</span>
        <span>{figures && figures.views > 0 ? t`Views: ${figures.views}` : t`No views in 30 days`}</span>
      </Group>
      {happened?.filter(Boolean).join(' ·\u00a0')}
    </>
  );
}
