// Which column of an unknown statement holds what, with its first rows to look at.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { StatementColumnsInput, UploadedStatement } from '../../../contract/bank-statements.ts';
import { guessColumns, namedFields } from '../../../domain/bank-layouts.ts';
import { FactTable } from '../../ui/fact-table.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { FieldErrors } from '../form/use-form-mutation.ts';

type NameColumnsProps = {
  unknown: NonNullable<UploadedStatement['unknown']>;
  errors: FieldErrors;
  isBusy: boolean;
  onNamed: (columns: Partial<StatementColumnsInput>) => void;
};

type Field = (typeof namedFields)[number];

export function NameColumns({ unknown, errors, isBusy, onNamed }: NameColumnsProps) {
  const { t } = useLingui();
  const [headers = [], ...rows] = unknown.rows;
  const [named, setNamed] = useState(() => guessColumns(headers));
  const options = headers.map((header, at) => ({ value: String(at), label: header || t`Column ${at + 1}` }));
  const labels: Record<Field, string> = {
    date: t`Date`,
    narration: t`Description`,
    credit: t`Money in`,
    amount: t`Amount with a sign, if there is no column for money in`,
    reference: t`Reference (optional)`,
  };
  return (
    <Card padding="md" component="section" aria-labelledby="statement-columns">
      <Form onSubmit={() => onNamed({ header_row: unknown.header_row, ...named })}>
        <Stack gap="sm">
          <Text id="statement-columns" component="h2" fw={650}>
            {t`Which column is which?`}
          </Text>
          <Text size="sm">
            <Trans>We don’t know this bank’s columns yet. Choose them once, and we’ll read the file.</Trans>
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {namedFields.map((field) => (
              <SelectField
                key={field}
                label={labels[field]}
                options={options}
                value={named[field] === undefined ? null : String(named[field])}
                onChange={(at) => setNamed({ ...named, [field]: at === null ? undefined : Number(at) })}
                clearable={field !== 'date' && field !== 'narration'}
                error={errors[field]}
              />
            ))}
          </SimpleGrid>
          <FactTable
            label={t`First rows of the file`}
            columns={options.map(({ value, label }) => ({
              key: value,
              label,
              cell: (cells: string[]) => cells[Number(value)],
            }))}
            rows={rows}
            rowKey={(cells) => cells.join('|')}
            minWidth={480}
          />
          <Button type="submit" loading={isBusy} style={{ alignSelf: 'flex-start' }}>
            {t`Read the file`}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
