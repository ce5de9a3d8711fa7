// Which column holds what: suggested by the header row, corrected here, with the first rows to compare.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportPreview } from '../../../contract/imports.ts';
import {
  type ImportField,
  type ImportMapping,
  importFields,
  mappingProblems,
  neededFields,
} from '../../../domain/import-mapping.ts';
import { photoColumns } from '../../../domain/import-photos.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { useAccount } from '../../lib/use-account.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { failures, importLabels } from './import-messages.ts';
import { NewLocalitiesOfFile } from './new-localities.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { Recalled } from './recalled.tsx';
import { SheetNote } from './sheet-note.tsx';
import { UnknownWords } from './unknown-words.tsx';
import { UnreadColumns } from './unread-columns.tsx';

type MappingFormProps = { preview: ImportPreview; onStarted: (id: string) => void; onAnother: () => void };

export function ImportMappingForm({ preview, onStarted, onAnother }: MappingFormProps) {
  const [mapping, setMapping] = useState<ImportMapping>(preview.mapping);
  const missing = mappingProblems(mapping, preview.headers).map(({ field }) => field);
  return (
    <Stack gap="lg">
      <Text>
        <strong>{preview.file_name}</strong> ·{' '}
        <Plural value={preview.total_rows} one="# row" other="# rows" />
      </Text>
      <SheetNote sheet={preview.sheet} />
      <Recalled preview={preview} />
      <Columns preview={preview} mapping={mapping} missing={missing} onMapping={setMapping} />
      <UnreadColumns preview={preview} mapping={mapping} onMapping={setMapping} />
      <UnknownWords preview={preview} mapping={mapping} onMapping={setMapping} />
      <Title order={2} size="h3">
        <Trans>The first rows, as they will be read</Trans>
      </Title>
      <PreviewRows rows={preview.rows} numbers={preview.row_numbers} mapping={mapping} />
      <NewLocalitiesOfFile preview={preview} mapping={mapping} />
      <Start
        preview={preview}
        mapping={mapping}
        missing={missing}
        onStarted={onStarted}
        onAnother={onAnother}
      />
    </Stack>
  );
}

type ColumnsProps = {
  preview: ImportPreview;
  mapping: ImportMapping;
  missing: readonly ImportField[];
  onMapping: (mapping: ImportMapping) => void;
};

function Columns({ preview, mapping, missing, onMapping }: ColumnsProps) {
  const { t, i18n } = useLingui();
  // What the file does not say and a home needs is asked first.
  const [order] = useState(() => [...new Set([...missing, ...importFields])]);
  const needed = neededFields(mapping);
  const put = (part: 'columns' | 'defaults', field: ImportField, value: string | null) => {
    const { [field]: _before, ...rest } = mapping[part];
    onMapping({ ...mapping, [part]: value ? { ...rest, [field]: value } : rest });
  };
  const isRecalled = (field: ImportField) =>
    preview.recalled.includes(field) &&
    mapping.columns[field] === preview.mapping.columns[field] &&
    mapping.defaults[field] === preview.mapping.defaults[field];
  const askedFor = (field: ImportField) =>
    field === 'brokerageDays'
      ? t`Write the days of rent you charge under “Where empty”, such as 15, or 0 if you charge none`
      : t`Choose a column or a default`;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
      {order.map((field) => {
        const name = i18n._(importLabels[field]);
        return (
          <Group key={field} gap="xs" align="flex-start" grow wrap="nowrap">
            <SelectField
              label={name}
              description={
                isRecalled(field)
                  ? t`As last time`
                  : field === 'areaSqft'
                    ? t`A home without one comes in as a draft`
                    : field === 'photos' && <PhotoColumns headers={preview.headers} mapping={mapping} />
              }
              required={needed.includes(field)}
              placeholder={t`No column`}
              clearable
              searchable
              options={preview.headers.map((header) => ({ value: header, label: header }))}
              value={mapping.columns[field] ?? null}
              onChange={(column) => put('columns', field, column)}
              error={missing.includes(field) && askedFor(field)}
            />
            {field !== 'photos' && (
              <TextInput
                label={t`Where empty`}
                aria-label={t`Default for ${name}`}
                maxLength={200}
                value={mapping.defaults[field] ?? ''}
                onChange={(event) => put('defaults', field, event.currentTarget.value)}
              />
            )}
          </Group>
        );
      })}
    </SimpleGrid>
  );
}

/** One chosen column stands for all that are numbered like it. */
function PhotoColumns({ headers, mapping }: { headers: readonly string[]; mapping: ImportMapping }) {
  const { photos } = mapping.columns;
  const columns = photos ? photoColumns(photos, headers) : [];
  const more = columns.length - 1;
  return more > 0 ? (
    <Plural value={more} one="and # more column like it" other="and # more columns like it" />
  ) : (
    <Trans>One or several in a cell, with spaces or commas between them; we fetch them for you.</Trans>
  );
}

type StartProps = MappingFormProps & { mapping: ImportMapping; missing: readonly ImportField[] };

function Start({ preview, mapping, missing, onStarted, onAnother }: StartProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const account = useAccount();
  const mustVerify = account.status === 'signed-in' && account.me?.isVerified === false;
  const start = useMutation({
    mutationFn: () => api.imports.start({ file_id: preview.file_id, file_name: preview.file_name, mapping }),
    onSuccess: ({ id }) => onStarted(id),
    onError: (error) => toast.destructive(failureMessage(error, failures.start)),
  });
  return (
    <Stack gap="sm">
      {preview.waits && (
        <Alert variant="light" title={t`Our team looks at this file first`}>
          <Trans>
            Large files of new accounts wait until we have looked at a few rows. We’ll notify you when your
            homes show.
          </Trans>
        </Alert>
      )}
      {mustVerify && <Alert color="yellow" title={t`Confirm your email address first`} />}
      <Group>
        <Button
          onClick={() => start.mutate()}
          loading={start.isPending}
          disabled={missing.length > 0 || mustVerify}
        >
          <Trans>Start the import</Trans>
        </Button>
        <Button variant="default" onClick={onAnother}>
          <Trans>Another file</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
