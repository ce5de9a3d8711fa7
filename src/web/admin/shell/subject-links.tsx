// The person and the home that a card of the office is about, each with the way to it.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { homePath } from '../../../domain/home-address.ts';
import type { ListingState } from '../../../domain/properties.ts';
import { tabAddress } from './tab-address.ts';
import { useMay } from './use-may.ts';

type Person = { user_id: string; full_name: string | null };

/** A name alone to whoever may not open the person's page. */
export function PersonLink({ person }: { person: Person }) {
  const { t } = useLingui();
  const may = useMay();
  const name = person.full_name ?? t`Someone without a name`;
  if (!may('users.get')) return name;
  return (
    <Anchor component={Link} to={tabAddress('users', { user: person.user_id })} size="sm" underline="always">
      {name}
    </Anchor>
  );
}

type Home = { id: string; title: string; listing_state: ListingState };

/** A hidden home has no page any more. */
export function HomeTitle({ home }: { home: Home }) {
  if (home.listing_state !== 'published') return <Text fw={600}>{home.title}</Text>;
  return (
    <Anchor component={Link} to={homePath(home)} fw={600}>
      {home.title}
    </Anchor>
  );
}
