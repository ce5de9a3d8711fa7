// Where the home is: what everyone sees, and the door that only accepted people learn.
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Autocomplete,
  type ComboboxItem,
  type OptionsFilter,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listerKinds } from '../../../domain/own-homes.ts';
import { bareNumber } from '../../../domain/phones.ts';
import { namesMeant } from '../../../domain/place-lookup.ts';
import { listedAsLabels } from '../../components/property/property-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { usePlaceNames } from '../../lib/use-place-names.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ContactHint } from './contact-hint.tsx';
import { Hinted } from './hinted.tsx';
import type { FormValues } from './listing-values.ts';
import { optionsOf } from './options.ts';
import { PinField } from './pin-field.tsx';
import { useHints } from './use-hints.ts';

export default function PlaceStep({ form }: { form: UseFormReturnType<FormValues> }) {
  const { t, i18n } = useLingui();
  const { city, locality, landmark } = form.getValues();
  const places = usePlaces(city, locality);
  const cities = withOwn(places.cities, city);
  const names = usePlaceNames([
    ...cities.map((name) => ({ city: name })),
    ...places.localities.map((name) => ({ city: city ?? '', locality: name })),
  ]);
  const aliasesOf = (name: string) => [...(places.city_aliases[name] ?? []), names.city(name)];
  const hints = useHints(form.getValues());
  const cityInput = form.getInputProps('city');
  /** What was typed and not chosen from the list is taken where it can mean one city only, and asked about otherwise. */
  const takeCity = (typed: string) => {
    if (typed.trim() === '' || typed === city || typed === names.city(city ?? '')) return;
    const named = places.cities.map((name) => ({ name, aliases: aliasesOf(name) }));
    const [meant, ...others] = namesMeant(named, typed);
    if (meant && others.length === 0) form.setFieldValue('city', meant.name);
    else form.setFieldError('city', t`Choose a city from the list`);
  };
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SelectField
          label={t`You are`}
          required
          allowDeselect={false}
          options={optionsOf(listerKinds, listedAsLabels, i18n)}
          {...form.getInputProps('listed_as')}
        />
        <SelectField
          label={t`City`}
          required
          searchable
          selectFirstOptionOnChange
          filter={byAnyName(aliasesOf)}
          description={
            <Link to="/ask-for-a-city" target="_blank">
              <Trans>City not in the list? Ask us to add it</Trans>
            </Link>
          }
          // The list opens below the field: what is wrong stands above it.
          inputWrapperOrder={['label', 'error', 'input', 'description']}
          nothingFoundMessage={t`We do not serve this city yet`}
          options={cities.map((name) => ({ value: name, label: names.city(name) }))}
          {...cityInput}
          onBlur={(event) => {
            cityInput.onBlur?.(event);
            takeCity(event.currentTarget.value);
          }}
        />
        <Hinted hint={hints.locality}>
          <Autocomplete
            label={t`Locality`}
            description={t`Choose from the list. If yours is not there, type it: we’ll look at it and add it.`}
            required
            maxLength={120}
            data={places.localities}
            filter={({ options }) => options}
            renderOption={({ option: { value } }) => {
              const shown = names.locality(value, city ?? '');
              return shown.includes(value) ? shown : `${shown} (${value})`;
            }}
            {...form.getInputProps('locality')}
          />
        </Hinted>
        <ContactHint text={landmark}>
          <TextInput
            label={t`Landmark`}
            description={t`Something people know nearby`}
            maxLength={120}
            {...form.getInputProps('landmark')}
          />
        </ContactHint>
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        <Trans>
          The address and your phone show after you accept a visit or an application, never before.
        </Trans>
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={t`Address`}
          autoComplete="street-address"
          maxLength={300}
          {...form.getInputProps('address')}
        />
        <Hinted hint={hints.pincode}>
          <TextInput
            label={t`PIN code`}
            inputMode="numeric"
            maxLength={30}
            {...form.getInputProps('pincode')}
            onBlur={() => form.setFieldValue('pincode', bareNumber(form.getValues().pincode))}
          />
        </Hinted>
        <TextInput
          label={t`Contact phone`}
          type="tel"
          placeholder="+91 98765 43210"
          maxLength={30}
          {...form.getInputProps('contact_phone')}
        />
      </SimpleGrid>
      <PinField form={form} city={names.city(city ?? '')} start={places.map_start} />
    </Stack>
  );
}

const byAnyName =
  (aliasesOf: (name: string) => string[]): OptionsFilter =>
  ({ options, search }) => {
    const cities = options.filter((option): option is ComboboxItem => 'value' in option);
    const named = cities.map(({ value }) => ({ name: value, aliases: aliasesOf(value) }));
    const meant = namesMeant(named, search).map(({ name }) => name);
    return cities.filter(({ value }) => meant.includes(value));
  };

const withOwn = (cities: string[], city: string | null) =>
  city && !cities.includes(city) ? [city, ...cities] : cities;

function usePlaces(city: string | null, locality: string) {
  const { queries } = useApi();
  const [typed] = useDebouncedValue(locality, 200);
  const { data } = useQuery(
    queries.localities.suggest.queryOptions({
      input: { city: city ?? undefined, q: city ? typed.slice(0, 120) : '' },
      placeholderData: keepPreviousData,
    }),
  );
  return data ?? { cities: [], city_aliases: {}, localities: [], map_start: null };
}
