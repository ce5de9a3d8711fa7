// Cities of India in the list: who waits, what is there, and the way to serve one.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CityRow } from '../../../contract/served-cities.ts';
import { formatCount } from '../../../domain/money.ts';
import type { Column } from '../../ui/columns.tsx';

export function useCityColumns(onServe: (city: CityRow) => void): Column<CityRow>[] {
  const { t } = useLingui();
  return [
    {
      key: 'city',
      label: t`City`,
      isHeader: true,
      cell: (city) => <CityName city={city} />,
      csv: ({ name }) => name,
    },
    { key: 'state', label: t`State`, cell: ({ state }) => state, csv: ({ state }) => state },
    {
      key: 'people',
      label: t`People waiting`,
      isNarrow: true,
      align: 'right',
      cell: ({ people }) => formatCount(people),
      csv: ({ people }) => people,
    },
    {
      key: 'homes',
      label: t`Homes`,
      isNarrow: true,
      align: 'right',
      cell: ({ homes }) => formatCount(homes),
      csv: ({ homes }) => homes,
    },
    {
      key: 'localities',
      label: t`Localities`,
      isNarrow: true,
      align: 'right',
      cell: ({ localities }) => formatCount(localities),
      csv: ({ localities }) => localities,
    },
    {
      key: 'places',
      label: t`Known places`,
      isNarrow: true,
      align: 'right',
      cell: ({ places }) => formatCount(places),
      csv: ({ places }) => places,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (city) => {
        const { name } = city;
        return city.slug === null ? (
          <Button size="xs" aria-label={t`Serve: ${name}`} onClick={() => onServe(city)}>
            <Trans>Serve</Trans>
          </Button>
        ) : null;
      },
    },
  ];
}

function CityName({ city: { name, slug } }: { city: CityRow }) {
  if (slug === null) return <Text size="sm">{name}</Text>;
  return (
    <>
      <Anchor component={Link} to={`/rent/${slug}`} size="sm">
        {name}
      </Anchor>{' '}
      <Badge color="green">
        <Trans>Served</Trans>
      </Badge>
    </>
  );
}
