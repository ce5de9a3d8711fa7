// The year's rent as PDF for the tenant's employer.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { financialYearsOf } from '../../../domain/rents.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { SelectField } from '../../ui/select-field.tsx';

export function HraStatement({ lease: { id, start_date: start } }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const years = financialYearsOf(start, clock.today());
  const [year, setYear] = useState(years[0] ?? '');
  return (
    <Card padding="md" component="section" aria-label={t`For your employer`}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>For your employer</Trans>
        </Title>
        <Text size="sm">
          <Trans>
            One PDF with every confirmed payment of a financial year, the landlord and the home. With it you
            claim house rent allowance (HRA).
          </Trans>
        </Text>
        <Group align="flex-end" gap="sm">
          <SelectField
            label={t`Financial year`}
            value={year}
            onChange={(chosen) => setYear(chosen ?? year)}
            allowDeselect={false}
            options={years.map((value) => ({ value, label: value }))}
          />
          <PdfButton
            label={t`Rent of ${year} as PDF`}
            ask={() => api.rents.hraStatement({ id, year, language: writtenLanguage })}
          >
            <Trans>Rent of {year} as PDF</Trans>
          </PdfButton>
        </Group>
      </Stack>
    </Card>
  );
}
