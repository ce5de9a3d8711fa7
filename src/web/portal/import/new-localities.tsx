// Localities of a file that nobody knows yet: where their homes are shown until our team has looked at the names.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ImportPreview, NewLocalities } from '../../../contract/imports.ts';
import type { ImportField, ImportMapping } from '../../../domain/import-mapping.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { usePlaceNames } from '../../lib/use-place-names.ts';
import { FactTable } from '../../ui/fact-table.tsx';

export function NewLocalitiesList({ localities, more }: NewLocalities) {
  const { t } = useLingui();
  const names = usePlaceNames(localities.map(({ city, beside }) => ({ city, locality: beside })));
  if (localities.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h3">
        <Trans>Localities we do not know yet</Trans>
      </Title>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          <Trans>
            Our team looks at these names. Until then the homes are found in the locality beside them. If a
            name is misspelt, correct it in the file.
          </Trans>
        </Text>
        <FactTable
          label={t`Localities we do not know yet`}
          columns={[
            { key: 'name', label: t`Locality`, cell: ({ name }) => name },
            { key: 'city', label: t`City`, cell: ({ city }) => names.city(city) },
            { key: 'rows', label: t`Rows`, isNarrow: true, cell: ({ rows }) => rows.toLocaleString('en-IN') },
            {
              key: 'beside',
              label: t`Found in until then`,
              cell: ({ city, beside }) =>
                beside === null ? <OtherAreas city={names.city(city)} /> : names.locality(beside, city),
            },
          ]}
          rows={localities}
          rowKey={({ name, city }) => `${city} ${name}`}
          minWidth={480}
          maxHeight={420}
        />
        {more > 0 && (
          <Text size="sm">
            <Plural value={more} one="and # more" other="and # more" />
          </Text>
        )}
      </Stack>
    </section>
  );
}

const OtherAreas = ({ city }: { city: string }) => <Trans>Other areas of {city}</Trans>;

const REST_MS = 600;
/** What says where a home stands. */
const placeFields = ['city', 'locality', 'pincode', 'latitude', 'longitude'] as const satisfies ImportField[];

const placesOf = <Value,>(record: { readonly [field in ImportField]?: Value }) =>
  Object.fromEntries(
    placeFields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]]])),
  );

type FileProps = { preview: ImportPreview; mapping: ImportMapping };

/** Of the whole file, asked for again when another column says where its homes stand. */
export function NewLocalitiesOfFile({ preview, mapping }: FileProps) {
  const { queries } = useApi();
  const chosen = JSON.stringify({ columns: placesOf(mapping.columns), defaults: placesOf(mapping.defaults) });
  const [rested] = useDebouncedValue(chosen, REST_MS);
  const { data } = useQuery(
    queries.imports.places.queryOptions({
      input: { file_id: preview.file_id, mapping: JSON.parse(rested) },
      placeholderData: keepPreviousData,
    }),
  );
  return data ? <NewLocalitiesList {...data} /> : null;
}
