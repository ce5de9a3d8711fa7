// The bank's file of references: what was marked paid by it, and each row that could not be used, with the reason.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, List, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReferenceFileAnswer } from '../../../contract/payouts.ts';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { toast } from '../../ui/toast-store.ts';
import { payoutTexts } from './payout-labels.ts';
import { Section } from './section.tsx';
import { useReloadPayouts } from './use-reload-payouts.ts';

const MOST_BYTES = 5_000_000;

export function ReferenceFile({ batchId }: { batchId: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadPayouts();
  const [problem, setProblem] = useState('');
  const upload = useMutation({
    mutationFn: (file: File) => api.payouts.markPaidByFile({ id: batchId, file }),
    onMutate: () => setProblem(''),
    onSuccess: () => reload(),
    onError: (error) => {
      const atFile = fieldErrorsOf(error).file;
      const rule = ruleOf(error);
      if (atFile) setProblem(atFile);
      else {
        const why = (rule && ruleSentence(rule.rule)) ?? failureMessage(error, payoutTexts.notDone);
        toast.destructive(payoutTexts.notDone, why);
      }
    },
  });
  return (
    <Section title={t`References from the bank`}>
      <FileDrop
        label={upload.isPending ? t`Reading the file …` : t`Choose the bank’s CSV file`}
        hint={t`Columns Code and UTR are needed. Amount, Status, Reason and Value date are optional. Up to 5 MB. You can upload the same file twice.`}
        accept={['text/csv', 'application/vnd.ms-excel', 'text/plain']}
        maxBytes={MOST_BYTES}
        maxFiles={1}
        disabled={upload.isPending}
        onFiles={([file]) => file && upload.mutate(file)}
        onRejected={() => setProblem(t`This is not a CSV file of at most 5 MB.`)}
      />
      <Text role="alert" c="var(--mantine-color-error)">
        {problem}
      </Text>
      {upload.data && <Answer answer={upload.data} />}
    </Section>
  );
}

function Answer({ answer: { paid, failed, repeated, rejected } }: { answer: ReferenceFileAnswer }) {
  return (
    <Stack gap="sm" role="status">
      <Text size="sm">
        <Plural value={paid} one="# transfer marked as paid." other="# transfers marked as paid." />{' '}
        {failed > 0 && (
          <Plural
            value={failed}
            one="# came back and is owed again."
            other="# came back and are owed again."
          />
        )}{' '}
        {repeated > 0 && <Plural value={repeated} one="# was marked before." other="# were marked before." />}
      </Text>
      {rejected.length > 0 && (
        <Alert color="yellow">
          <Trans>These rows were not used:</Trans>
          <List size="sm" mt="xs">
            {rejected.map(({ row, code, problem }) => (
              <List.Item key={row}>
                <Trans>
                  Row {row} ({code}): {problem}
                </Trans>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  );
}
