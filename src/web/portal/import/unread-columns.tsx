// Columns of the file that nothing is read from: named, each with an example, and a choice of what it holds.
import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Text, Title } from '@mantine/core';
import type { ImportPreview } from '../../../contract/imports.ts';
import {
  type ImportField,
  type ImportMapping,
  importFields,
  unreadColumns,
} from '../../../domain/import-mapping.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { importLabels } from './import-messages.ts';

type UnreadColumnsProps = {
  preview: Pick<ImportPreview, 'headers' | 'rows'>;
  mapping: ImportMapping;
  onMapping: (mapping: ImportMapping) => void;
};

const EXAMPLE = 60;

export function UnreadColumns({ preview: { headers, rows }, mapping, onMapping }: UnreadColumnsProps) {
  const { t, i18n } = useLingui();
  const unread = unreadColumns(mapping, headers);
  if (unread.length === 0) return null;
  const options = importFields
    .filter((field) => mapping.columns[field] === undefined)
    .map((field) => ({ value: field, label: i18n._(importLabels[field]) }));
  const exampleOf = (header: string) =>
    rows
      .map((row) => row[header]?.trim())
      .find(Boolean)
      ?.slice(0, EXAMPLE);
  const put = (header: string, field: ImportField) =>
    onMapping({ ...mapping, columns: { ...mapping.columns, [field]: header } });
  return (
    <section>
      <Title order={2} size="h3">
        <Trans>Columns we do not read</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>If one of these says something of the home, choose what. The others are left out.</Trans>
      </Text>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {unread.map((header) => {
          const example = exampleOf(header);
          return (
            <SelectField
              key={header}
              label={header}
              description={example ? t`Such as “${example}”` : t`Empty in the first rows`}
              placeholder={t`Not read`}
              searchable
              options={options}
              value={null}
              onChange={(field) => field && put(header, field as ImportField)}
            />
          );
        })}
      </SimpleGrid>
    </section>
  );
}
