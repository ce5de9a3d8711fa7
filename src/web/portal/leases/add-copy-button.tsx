// Hands in the stamped or registered copy of an agreement, with the number and the date on it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileInput, Group, Radio, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LeaseCopy } from '../../../contract/leases.ts';
import { documentAccept } from '../../../domain/files.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useReloadTenancy } from './use-lease-move.ts';

type Handed = {
  file: File | null;
  kind: Extract<LeaseCopy['kind'], 'stamped' | 'registered'>;
  number: string;
  dated_on: string | null;
};
const empty: Handed = { file: null, kind: 'stamped', number: '', dated_on: null };

export function AddCopyButton({ leaseId }: { leaseId: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const [copy, setCopy] = useState(empty);
  const change = (own: Partial<Handed>) => setCopy({ ...copy, ...own });
  const form = useFormMutation({
    send: api.leases.addStampedCopy,
    onSent: () => {
      dialog.onClose();
      setCopy(empty);
      toast.success(msg`Copy added`, msg`We’ll notify the other side.`);
      return reload();
    },
  });
  const submit = () => {
    const { file, kind, number, dated_on } = copy;
    if (!file) return form.setErrors({ file: t`Choose a file` });
    // Beside a file an empty field would arrive as text.
    form.submit({
      id: leaseId,
      file,
      kind,
      ...(number.trim() ? { number } : {}),
      ...(dated_on ? { dated_on } : {}),
    });
  };
  return (
    <FormDialogButton
      {...dialog}
      label={t`Add the stamped copy`}
      submitLabel={t`Add`}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <Text size="sm">
        <Trans>
          If you have the agreement stamped or registered, keep a scan here. Both sides can open it.
        </Trans>
      </Text>
      <Radio.Group
        label={t`What it is`}
        value={copy.kind}
        onChange={(kind) => change({ kind: kind === 'registered' ? kind : 'stamped' })}
        error={form.errors.kind}
      >
        <Group mt="xs">
          <Radio value="stamped" label={t`Stamped or e-stamped`} />
          <Radio value="registered" label={t`Registered with the sub-registrar`} />
        </Group>
      </Radio.Group>
      <TextInput
        label={t`Number of the e-stamp certificate or registration`}
        maxLength={60}
        value={copy.number}
        onChange={(event) => change({ number: event.currentTarget.value })}
        error={form.errors.number}
      />
      <LateDateField
        label={t`Date on the document`}
        value={copy.dated_on}
        onChange={(dated_on) => change({ dated_on })}
        today={clock.today()}
        max={clock.today()}
        error={form.errors.dated_on}
      />
      <FileInput
        label={t`Scan or photo`}
        description={t`PDF, JPEG, PNG, WebP or HEIC, up to 10 MB`}
        accept={documentAccept.join(',')}
        value={copy.file}
        onChange={(file) => change({ file })}
        error={form.errors.file}
        required
      />
    </FormDialogButton>
  );
}
