// A quarter: by when it is reported, the data of its statement, and everybody whose tax it names, each with a certificate.

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TdsOverview, TdsPayee } from '../../../contract/tds.ts';
import { formatDate } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { FileButtons } from '../../components/commissions/file-buttons.tsx';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { saveText } from '../../lib/save-file.ts';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { May } from '../shell/may.tsx';
import { useMay } from '../shell/use-may.ts';

export function Quarter({ quarters }: Pick<TdsOverview, 'quarters'>) {
  const { t } = useLingui();
  const may = useMay();
  const [chosen, setChosen] = useState(quarters[1]?.quarter ?? '');
  const due = formatDate(quarters.find(({ quarter }) => quarter === chosen)?.due_on ?? '');
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <SelectField
          label={t`Quarter`}
          allowDeselect={false}
          options={quarters.map(({ quarter }) => ({ value: quarter, label: quarter }))}
          value={chosen}
          onChange={(value) => value && setChosen(value)}
        />
        <StatementButton key={chosen} quarter={chosen} />
      </Group>
      <Text size="sm" c="dimmed">
        {may('tds.statementFile') ? (
          <Trans>
            The statement is due by {due}. The file has the challans, the tax of each PAN, and the totals.
            File the return with the department’s utility.
          </Trans>
        ) : (
          <Trans>
            The statement is due by {due}. Its data and certificates contain PANs, so only an administrator
            can save them.
          </Trans>
        )}
      </Text>
      <Payees quarter={chosen} />
    </Stack>
  );
}

function StatementButton({ quarter }: { quarter: string }) {
  const { api } = useApi();
  const [sums, setSums] = useState<{
    payees: number;
    without_pan: number;
    deducted: number;
    deposited: number;
  }>();
  const file = useFormMutation({
    // Its answer holds PANs and is kept nowhere, so it carries no key for repeats.
    send: (input: { quarter: string }) => api.tds.statementFile(input),
    onSent: ({ file_name: name, csv, ...made }) => {
      saveText(name, 'text/csv', csv);
      setSums(made);
    },
  });
  return (
    <>
      <May to="tds.statementFile">
        <Button variant="default" loading={file.isBusy} onClick={() => file.submit({ quarter })}>
          <Trans>Data for the statement</Trans>
        </Button>
      </May>
      {sums && <Sums {...sums} />}
    </>
  );
}

type SumsProps = { payees: number; without_pan: number; deducted: number; deposited: number };

function Sums({ payees, without_pan: withoutPan, ...sums }: SumsProps) {
  const [deducted, deposited] = [
    formatRupeesExact(paise(sums.deducted)),
    formatRupeesExact(paise(sums.deposited)),
  ];
  return (
    <Text size="sm" role="status">
      <Trans>
        People: {payees}, without PAN: {withoutPan}. Deducted {deducted}, deposited {deposited}.
      </Trans>{' '}
      {sums.deducted !== sums.deposited && <Trans>Deposit the difference before you file the return.</Trans>}
    </Text>
  );
}

function Payees({ quarter }: { quarter: string }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const may = useMay();
  const list = useInfiniteQuery(
    queries.tds.payees.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ quarter, cursor }),
      staleTime: 0,
    }),
  );
  const certificate: Column<TdsPayee> = {
    key: 'certificate',
    label: t`Certificate`,
    isActions: true,
    cell: ({ affiliate_id, name }) => (
      <FileButtons
        of={name}
        ask={(format) => api.tds.certificate({ affiliate_id, quarter, format, language: writtenLanguage })}
      />
    ),
  };
  const columns: Column<TdsPayee>[] = [
    {
      key: 'name',
      label: t`Name`,
      isHeader: true,
      cell: ({ name, affiliate_id: code }) => `${name} (${code})`,
      csv: ({ name }) => name,
    },
    { key: 'pan', label: t`PAN`, cell: ({ pan }) => pan ?? t`not given`, csv: ({ pan }) => pan },
    moneyColumn('credited', t`Credited`, 'exact'),
    moneyColumn('deducted', t`Tax deducted`, 'exact'),
    ...(may('tds.certificate') ? [certificate] : []),
  ];
  return (
    <DataList
      name="tds-payees"
      label={t`Tax deducted`}
      query={list}
      failure={msg`The deducted tax could not be loaded`}
      empty={t`No tax was deducted in this quarter.`}
      columns={columns}
      rowKey={({ affiliate_id: code }) => code}
      minWidth={640}
    />
  );
}
