// One opening file: it is checked first, every problem is listed, and it is taken whole or not at all.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SwitchOverProblem, SwitchOverReport } from '../../../contract/switch-over.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import {
  SWITCH_OVER_MAX_BYTES,
  type SwitchOverKind,
  switchOverColumns,
  switchOverKinds,
} from '../../../domain/switch-over.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { downloadCsv } from '../../lib/csv.ts';
import { worded } from '../../lib/refusals.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { kindNames } from './kind-names.ts';

type Step = { kind: SwitchOverKind; file: File; step: 'check' | 'write' };

/** So many problems are shown; the file of problems has all that were sent. */
const SHOWN = 20;

export function TakeFile() {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [kind, setKind] = useState<SwitchOverKind>('people');
  const [checked, setChecked] = useState<{ file: File; report: SwitchOverReport } | null>(null);
  const form = useFormMutation({
    send: async (input: Step, options) => ({ input, report: await api.switchOver.upload(input, options) }),
    onSent: async ({ input, report }) => {
      if (!report.written) return setChecked({ file: input.file, report });
      setChecked(null);
      await client.invalidateQueries({ queryKey: queries.switchOver.key() });
      toast.success(msg`File taken`);
    },
  });
  const { needed, free } = switchOverColumns[kind];
  const neededNames = needed.join(', ');
  const freeNames = free.join(', ');
  const tooLarge = t`Choose a CSV file of at most 5 MB`;
  return (
    <Card padding="md" component="section" aria-labelledby="switch-over-take">
      <Stack gap="md">
        <Title order={2} size="h4" id="switch-over-take">
          <Trans>Take a file</Trans>
        </Title>
        <SelectField
          label={t`What the file holds`}
          description={
            free.length === 0
              ? t`Columns: ${neededNames}`
              : t`Columns: ${neededNames}. These may be empty: ${freeNames}`
          }
          value={kind}
          onChange={(chosen) => {
            setKind(switchOverKinds.find((one) => one === chosen) ?? kind);
            setChecked(null);
          }}
          options={switchOverKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        />
        <FileDrop
          label={form.isBusy ? t`Reading the file …` : t`Choose a CSV file`}
          hint={t`We check it first. Nothing is saved until you have seen the result.`}
          accept={['text/csv', 'application/vnd.ms-excel', 'text/plain']}
          maxBytes={SWITCH_OVER_MAX_BYTES}
          maxFiles={1}
          disabled={form.isBusy}
          onFiles={([file]) => {
            setChecked(null);
            if (file) form.submit({ kind, file, step: 'check' });
          }}
          onRejected={() => form.setErrors({ file: tooLarge })}
        />
        <Text role="alert" c="var(--mantine-color-error)">
          {form.errors.file}
        </Text>
        {checked && checked.report.unread.length > 0 && <Unread names={checked.report.unread} />}
        {checked && (
          <Report
            report={checked.report}
            isBusy={form.isBusy}
            onWrite={() => form.submit({ kind, file: checked.file, step: 'write' })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** A column under a name that is a little different would be left out without a word. */
function Unread({ names }: { names: readonly string[] }) {
  const { t } = useLingui();
  const list = names.join(', ');
  return (
    <Alert color="yellow" role="status" title={t`We ignore these columns: ${list}`}>
      <Trans>If you need one of them, rename it to a column named above and choose the file again.</Trans>
    </Alert>
  );
}

type ReportProps = { report: SwitchOverReport; isBusy: boolean; onWrite: () => void };

function Report({ report, isBusy, onWrite }: ReportProps) {
  const { t } = useLingui();
  const { fresh, changed, repeated, amount, problems, problem_count: count } = report;
  if (count > 0) return <Problems problems={problems} count={count} />;
  const sum = formatRupeesAndPaise(paise(amount));
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" role="status">
        <Plural value={fresh} one="# new row" other="# new rows" />
        {', '}
        {changed > 0 && (
          <>
            <Plural value={changed} one="# has a newer balance" other="# have a newer balance" />
            {', '}
          </>
        )}
        <Plural value={repeated} one="# is here already" other="# are here already" />
        {amount > 0 && (
          <>
            {'. '}
            <Trans>Total in this file: {sum}</Trans>
          </>
        )}
      </Text>
      {fresh + changed > 0 && (
        <Button loading={isBusy} onClick={onWrite}>
          {t`Take this file`}
        </Button>
      )}
    </Group>
  );
}

function Problems({ problems, count }: { problems: readonly SwitchOverProblem[]; count: number }) {
  const { t } = useLingui();
  const shown = problems.slice(0, SHOWN);
  const rest = count - shown.length;
  const save = () =>
    downloadCsv(
      'problems',
      problems.map((problem) => ({
        Row: problem.row,
        Column: problem.column,
        Text: problem.text,
        Problem: worded(problem),
      })),
    );
  return (
    <Alert color="red" role="alert" title={t`Correct these rows and choose the file again`}>
      <Stack gap="sm" align="flex-start">
        <List size="sm">
          {shown.map((problem) => (
            <List.Item key={`${problem.row} ${problem.column} ${problem.reason}`}>
              {t`Row ${problem.row}, ${problem.column}: ${worded(problem)}`}
            </List.Item>
          ))}
        </List>
        {rest > 0 && (
          <Text size="sm">
            <Plural value={rest} one="and # more" other="and # more" />
          </Text>
        )}
        <Button variant="default" onClick={save}>
          {t`Save the problems as CSV`}
        </Button>
      </Stack>
    </Alert>
  );
}
