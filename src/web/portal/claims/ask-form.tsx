// Asks the office to verify something: the paper where one is wanted, and a word to it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { KindOfOwn } from '../../../contract/claims.ts';
import { claimRules } from '../../../domain/claims.ts';
import { DOCUMENT_MAX_BYTES, documentAccept } from '../../../domain/files.ts';
import { claimKindLabels } from '../../components/claims/claim-labels.ts';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { failureMessage } from '../../lib/messages.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { type ClaimsAbout, useAsk } from './use-claims.ts';

const notSent = msg`It could not be sent`;
const NOTE_MAX = 500;

type AskFormProps = { item: KindOfOwn; about: ClaimsAbout };

export function AskForm({ item: { kind, current }, about }: AskFormProps) {
  const { i18n, t } = useLingui();
  const [file, setFile] = useState<File>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const ask = useAsk((error) => {
    const said = ruleSentence(ruleOf(error)?.rule ?? '') ?? fieldErrorsOf(error).file;
    const message = said ?? failureMessage(error, notSent);
    setProblem(typeof message === 'string' ? message : i18n._(message));
  });
  const { paper } = claimRules[kind];
  const label = i18n._(claimKindLabels[kind]);
  const send = () => {
    setProblem('');
    if (paper === 'needed' && !file) return setProblem(t`Add the document.`);
    ask.mutate({ kind, note, ...(file ? { file } : {}), ...about });
  };
  return (
    <Stack gap="sm">
      {paper !== 'none' && (
        <PaperField
          label={label}
          isNeeded={paper === 'needed'}
          file={file}
          busy={ask.isPending}
          onFile={setFile}
          onProblem={setProblem}
        />
      )}
      <Textarea
        label={t`A note to our team about: ${label}`}
        autosize
        minRows={1}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {problem}
      </Text>
      <Group>
        <Button
          onClick={send}
          loading={ask.isPending}
          aria-label={current ? t`Renew: ${label}` : t`Ask for verification: ${label}`}
        >
          {current ? <Trans>Renew</Trans> : <Trans>Ask for verification</Trans>}
        </Button>
      </Group>
    </Stack>
  );
}

type PaperFieldProps = {
  label: string;
  isNeeded: boolean;
  file: File | undefined;
  busy: boolean;
  onFile: (file: File | undefined) => void;
  onProblem: (problem: string) => void;
};

function PaperField({ label, isNeeded, file, busy, onFile, onProblem }: PaperFieldProps) {
  const { t } = useLingui();
  const take = (given: File | undefined) => {
    onProblem('');
    onFile(given);
  };
  return (
    <>
      <FileDrop
        label={isNeeded ? t`Add the document: ${label}` : t`Add a document if you have one: ${label}`}
        hint={t`PDF, JPEG, PNG, WebP or HEIC, up to 10 MB.`}
        accept={documentAccept}
        maxBytes={DOCUMENT_MAX_BYTES}
        maxFiles={1}
        disabled={busy}
        onFiles={([given]) => take(given)}
        onRejected={([rejected]) =>
          onProblem(
            rejected?.reasons.includes('size')
              ? t`This file is larger than 10 MB.`
              : t`This is not a PDF, JPEG, PNG, WebP or HEIC file.`,
          )
        }
      />
      {file && (
        <Group gap="sm">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Text>
          <Button size="xs" variant="subtle" onClick={() => take(undefined)} disabled={busy}>
            <Trans>Remove</Trans>
          </Button>
        </Group>
      )}
    </>
  );
}
