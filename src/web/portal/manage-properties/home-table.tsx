// One's homes as rows, each with what happened there in the last 30 days and a box to choose it by.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Checkbox, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { HomePerformance, OwnHome } from '../../../contract/listing.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { availabilityLabels } from '../../components/property/property-labels.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { stateLabels } from './bulk-labels.ts';

type HomeTableProps = {
  homes: readonly OwnHome[];
  figures: readonly HomePerformance[];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

export function HomeTable({ homes, figures, chosen, onChoose }: HomeTableProps) {
  const { t } = useLingui();
  const all = chosen.length === homes.length;
  const heads = [
    t`Home`,
    t`State`,
    t`Rent`,
    t`Views`,
    t`Shortlisted`,
    t`Enquiries`,
    t`Visits`,
    t`Applications`,
    t`Renewed`,
  ];
  return (
    <WideTable minWidth={900} aria-label={t`My homes`} hasChoice>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Checkbox
                aria-label={t`Choose all homes of this page`}
                checked={all}
                indeterminate={!all && chosen.length > 0}
                onChange={() => onChoose(all ? [] : homes.map(({ id }) => id))}
              />
            </Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} scope="col">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {homes.map((home) => (
            <HomeRow
              key={home.id}
              home={home}
              figures={figures.find(({ id }) => id === home.id)}
              isChosen={chosen.includes(home.id)}
              onChoose={(isChosen) =>
                onChoose(isChosen ? [...chosen, home.id] : chosen.filter((id) => id !== home.id))
              }
            />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type HomeRowProps = {
  home: OwnHome;
  figures: HomePerformance | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function HomeRow({ home, figures, isChosen, onChoose }: HomeRowProps) {
  const { t, i18n } = useLingui();
  const { title, rent } = home;
  const place = [home.locality, home.city].filter(Boolean).join(', ');
  const state =
    home.listing_state === 'published'
      ? availabilityLabels[home.availability]
      : stateLabels[home.listing_state];
  return (
    <Table.Tr bg={isChosen ? 'var(--mantine-color-default-hover)' : undefined}>
      <Table.Td>
        <Checkbox
          aria-label={t`Choose ${title}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} size="sm" to={`/property/${home.id}`} underline="always">
          {title}
        </Anchor>
        <Text size="xs" c="dimmed">
          {place}
        </Text>
      </Table.Td>
      <Table.Td>
        <Badge miw="max-content" color={home.listing_state === 'published' ? 'green' : 'gray'}>
          {i18n._(state)}
        </Badge>
      </Table.Td>
      <Table.Td>{rent === null ? '–' : formatRupees(paise(rent))}</Table.Td>
      <Table.Td>{figures?.views ?? 0}</Table.Td>
      <Table.Td>{figures?.shortlists ?? 0}</Table.Td>
      <Table.Td>{figures?.enquiries ?? 0}</Table.Td>
      <Table.Td>{figures?.visits ?? 0}</Table.Td>
      <Table.Td>{figures?.applications ?? 0}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        {home.renewed_at ? formatDate(dateInIndia(home.renewed_at)) : <Trans>not yet</Trans>}
      </Table.Td>
    </Table.Tr>
  );
}
