// "We are not in your city yet": people say which city they want, and hear when we begin to serve it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FoundCity } from '../../../contract/served-cities.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { PlaceLine } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';

export const meta = () => screenMeta(msg`Ask for your city`);

const asked = msg`We’ll tell you when we are there`;
const notAsked = msg`It could not be saved`;
const notLoaded = msg`The cities could not be loaded`;

export default function AskForCity() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(address.get('city') ?? '');
  const [q] = useDebouncedValue(typed, 200);
  const mine = useQuery(queries.servedCities.mine.queryOptions({ input: {}, staleTime: 0 }));
  const found = useQuery(
    queries.servedCities.find.queryOptions({
      input: { q: q.trim().slice(0, 80) },
      placeholderData: keepPreviousData,
    }),
  );
  const isMine = ({ id }: FoundCity) => mine.data?.some((city) => city.id === id) === true;
  return (
    <Stack gap="lg" maw={640}>
      <PageHeader
        title={<Trans>Ask for your city</Trans>}
        description={
          <Trans>Choose your city. We’ll tell you when homes can be listed and found there.</Trans>
        }
      />
      <TextInput
        label={t`City`}
        type="search"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.isError && !found.data && <LoadError query={found} otherwise={notLoaded} />}
      <Stack gap="sm" role="list" aria-label={t`Cities found`}>
        {(found.data ?? []).map((city) => (
          <FoundOne key={city.id} city={city} isAsked={isMine(city)} />
        ))}
        {found.data?.length === 0 && q.trim() !== '' && (
          <Text size="sm">
            <Trans>We don’t know a city with that name. Try the nearest large city.</Trans>
          </Text>
        )}
      </Stack>
      {mine.data && mine.data.length > 0 && (
        <Stack gap="sm" component="section" aria-label={t`Cities you wait for`}>
          <Text fw={600}>
            <Trans>Cities you wait for</Trans>
          </Text>
          {mine.data.map((city) => (
            <FoundOne key={city.id} city={city} isAsked />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function FoundOne({ city, isAsked }: { city: FoundCity; isAsked: boolean }) {
  const { name, state } = city;
  return (
    <Card withBorder padding="sm" role="listitem">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={500}>
            <PlaceLine line={name} />
          </Text>
          <Text size="sm" c="dimmed">
            {state}
          </Text>
        </div>
        {city.is_served ? (
          <Button component={Link} to={`/properties?city=${encodeURIComponent(name)}`} variant="default">
            <Trans>We are there: see homes</Trans>
          </Button>
        ) : (
          <Ask city={city} isAsked={isAsked} />
        )}
      </Group>
    </Card>
  );
}

function Ask({ city: { id, name }, isAsked }: { city: FoundCity; isAsked: boolean }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: queries.servedCities.key() });
  const ask = useFormMutation({
    send: api.servedCities.ask,
    failure: notAsked,
    onSent: () => {
      toast.success(asked);
      return reload();
    },
  });
  const withdraw = useFormMutation({ send: api.servedCities.withdraw, failure: notAsked, onSent: reload });
  return isAsked ? (
    <Button
      variant="subtle"
      loading={withdraw.isBusy}
      aria-label={t`Stop waiting for ${name}`}
      onClick={() => withdraw.submit({ id })}
    >
      <Trans>Stop waiting</Trans>
    </Button>
  ) : (
    <Button loading={ask.isBusy} aria-label={t`Tell me when: ${name}`} onClick={() => ask.submit({ id })}>
      <Trans>Tell me when</Trans>
    </Button>
  );
}
