// How to reach the other side: shown once the visit or application is accepted, until then what has to happen first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { LeadContact as Contact } from '../../../contract/leads.ts';
import { formatPhone, phoneOf } from '../../../domain/phones.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { IconLock, IconMail, IconPhone } from '../../ui/icons.ts';

/** Few pages with a lead have one that is accepted. */
const Directions = lazy(() => import('../directions.tsx'));
const SaveContact = lazy(() => import('./save-contact.tsx'));

export function LeadContact({ id, isAccepted }: { id: string; isAccepted: boolean }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const contact = useQuery(
    queries.leads.contact.queryOptions({ input: { id }, enabled: isAccepted, staleTime: 0 }),
  );
  if (!isAccepted) return <Hidden />;
  if (contact.isPending) return <Skeleton height={48} role="status" aria-label={t`Loading`} />;
  if (contact.isError) {
    return (
      <Text size="sm" role="alert">
        <Trans>The contact could not be loaded.</Trans>
      </Text>
    );
  }
  const { people, place } = contact.data;
  return (
    <>
      {people.map((person) => (
        <Person key={person.side} id={id} person={person} />
      ))}
      {place && (
        <Suspense>
          <Directions place={place} />
        </Suspense>
      )}
    </>
  );
}

function Hidden() {
  return (
    <Group gap="xs" wrap="nowrap" c="dimmed">
      <IconLock size={16} aria-hidden />
      <Text size="sm">
        <Trans>Contact details and the exact address show once it is accepted.</Trans>
      </Text>
    </Group>
  );
}

function Person({ id, person }: { id: string; person: Contact }) {
  return (
    <Stack gap={4}>
      <Text fw={600}>{person.full_name ?? <Trans>No name given</Trans>}</Text>
      {person.phone && (
        <Group gap="xs" wrap="nowrap">
          <IconPhone size={16} aria-hidden />
          <a href={`tel:${phoneOf(person.phone)}`}>{formatPhone(person.phone)}</a>
        </Group>
      )}
      {person.email && (
        <Group gap="xs" wrap="nowrap" style={{ overflowWrap: 'anywhere' }}>
          <IconMail size={16} aria-hidden />
          <a href={`mailto:${person.email}`}>{person.email}</a>
        </Group>
      )}
      {person.is_open && (person.phone ?? person.email) && (
        <Suspense>
          <SaveContact id={id} person={person} />
        </Suspense>
      )}
    </Stack>
  );
}
