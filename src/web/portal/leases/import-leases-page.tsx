// Several leases from one file: choose it, read what each row would be, then write the drafts.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LeaseFileAnswer } from '../../../contract/lease-import.ts';
import { LEASE_FILE_MAX_BYTES } from '../../../domain/lease-import.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { worded } from '../../lib/refusals.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ImportedLeases } from './imported-leases.tsx';
import { columnName, TemplateButton } from './lease-template.tsx';

export const meta = () => screenMeta(msg`Import leases`);

export default function ImportLeasesPage() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Import leases</Trans>}
          description={
            <Trans>
              Each row becomes a draft that only you see. You then send each tenant their lease to accept.
            </Trans>
          }
          actions={<TemplateButton />}
        />
        <ImportLeases />
      </Stack>
    </RoleGuard>
  );
}

type Step = { file: File; step: 'check' | 'write' };

function ImportLeases() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [checked, setChecked] = useState<{ file: File; answer: LeaseFileAnswer } | null>(null);
  const form = useFormMutation({
    send: async (input: Step) => ({ input, answer: await api.leases.importDrafts(input) }),
    onSent: async ({ input, answer }) => {
      if (answer.written === 0) return setChecked({ file: input.file, answer });
      await client.invalidateQueries({ queryKey: queries.leases.key() });
      toast.success(msg`Drafts written`, msg`Open each one to check it and send it to the tenant.`);
      navigate('/portal/landlord/tenants');
    },
  });
  const choose = (file: File) => {
    setChecked(null);
    form.submit({ file, step: 'check' });
  };
  return (
    <Stack gap="md">
      <FileDrop
        label={form.isBusy ? t`Reading the file …` : t`Choose a CSV file`}
        hint={t`One row for each lease, at most 200. Nothing is written before you have seen it.`}
        accept={['text/csv', 'application/vnd.ms-excel', 'text/plain']}
        maxBytes={LEASE_FILE_MAX_BYTES}
        maxFiles={1}
        disabled={form.isBusy}
        onFiles={([file]) => file && choose(file)}
        onRejected={() => form.setErrors({ file: t`Choose a CSV file of at most 1 MB` })}
      />
      <Text role="alert" c="var(--mantine-color-error)">
        {form.errors.file}
      </Text>
      {checked && (
        <Checked
          answer={checked.answer}
          isBusy={form.isBusy}
          onWrite={() => form.submit({ file: checked.file, step: 'write' })}
        />
      )}
    </Stack>
  );
}

type CheckedProps = { answer: LeaseFileAnswer; isBusy: boolean; onWrite: () => void };

function Checked({ answer: { leases, problems }, isBusy, onWrite }: CheckedProps) {
  const { t } = useLingui();
  const fresh = leases.filter((lease) => !lease.is_repeated).length;
  return (
    <Stack gap="md">
      {problems.length > 0 && (
        <Alert color="red" role="alert" title={t`Correct these rows and choose the file again`}>
          <List size="sm">
            {problems.map((problem) => (
              <List.Item key={`${problem.row} ${problem.field} ${problem.reason}`}>
                {t`Row ${problem.row}, ${columnName(problem.field)}: ${worded(problem)}`}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {leases.length > 0 && <ImportedLeases leases={leases} />}
      {problems.length === 0 && (
        <Group justify="space-between" gap="sm">
          <Text size="sm" role="status">
            {fresh === 0 ? (
              <Trans>All of these leases are here already.</Trans>
            ) : (
              <Plural value={fresh} one="# lease can be written." other="# leases can be written." />
            )}
          </Text>
          {fresh > 0 && <Button loading={isBusy} onClick={onWrite}>{t`Write the drafts`}</Button>}
        </Group>
      )}
    </Stack>
  );
}
