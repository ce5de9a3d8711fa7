// A statement of one's bank: choose the file, say which column holds what where no bank is recognised, and read what came of it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type {
  StatementColumnsInput,
  StatementSide,
  UploadedStatement,
} from '../../../contract/bank-statements.ts';
import { STATEMENT_MAX_BYTES } from '../../../domain/bank-statements.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { NameColumns } from './name-columns.tsx';
import { useReloadLines } from './use-line-act.ts';

type Upload = { file: File } & Partial<StatementColumnsInput>;

export function UploadStatement({ as: side }: { as: StatementSide }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadLines();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<UploadedStatement | null>(null);
  const form = useFormMutation({
    send: (input: Upload) => api.bankStatements.upload({ as: side, ...input }),
    onSent: (read) => {
      setAnswer(read);
      return reload();
    },
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    setAnswer(null);
    form.submit({ file: chosen });
  };
  return (
    <Stack gap="xs">
      <FileDrop
        label={form.isBusy ? t`Reading the file …` : t`Choose your bank’s statement`}
        hint={t`As CSV from SBI, HDFC, ICICI, Axis, Kotak or another bank; up to 3 MB. You can add the same file twice.`}
        accept={['text/csv', 'application/vnd.ms-excel', 'text/plain']}
        maxBytes={STATEMENT_MAX_BYTES}
        maxFiles={1}
        disabled={form.isBusy}
        onFiles={([chosen]) => chosen && choose(chosen)}
        onRejected={() =>
          form.setErrors({ file: t`Choose a CSV file of at most 3 MB. Excel files can be saved as CSV.` })
        }
      />
      <Text role="alert" c="var(--mantine-color-error)">
        {form.errors.file}
      </Text>
      {file && answer?.unknown && (
        <NameColumns
          unknown={answer.unknown}
          errors={form.errors}
          isBusy={form.isBusy}
          onNamed={(columns) => form.submit({ file, ...columns })}
        />
      )}
      {answer && !answer.unknown && <Answer answer={answer} />}
    </Stack>
  );
}

function Answer({ answer: { added, repeated, paid_out: paidOut, problems } }: { answer: UploadedStatement }) {
  const { t } = useLingui();
  if (problems.length > 0) {
    return (
      <Alert color="red" role="alert" title={t`Nothing was taken from this file`}>
        <Trans>Correct these cells and choose the file again:</Trans>
        <List size="sm" mt="xs">
          {problems.map(({ row, field, text }) => (
            <List.Item key={`${row} ${field}`}>
              {field === 'date'
                ? t`Row ${row}: “${text}” is not a date`
                : t`Row ${row}: “${text}” is not an amount`}
            </List.Item>
          ))}
        </List>
      </Alert>
    );
  }
  return (
    <Text size="sm" role="status">
      <Plural value={added} one="# new payment." other="# new payments." />{' '}
      {repeated > 0 && <Plural value={repeated} one="# was here already." other="# were here already." />}{' '}
      {paidOut > 0 && (
        <Plural value={paidOut} one="# that went out was left out." other="# that went out were left out." />
      )}
    </Text>
  );
}
