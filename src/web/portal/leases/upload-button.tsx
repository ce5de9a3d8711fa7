// Takes the scan of a signed lease, or its stamped copy, in a dialog with one file.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { FileInput, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { documentAccept } from '../../../domain/files.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useLookAgain, useReloadTenancy } from './use-lease-move.ts';

type UploadButtonProps = {
  label: string;
  submitLabel: string;
  explanation: ReactNode;
  send: (file: File) => Promise<Lease>;
  done: { title: MessageDescriptor; text: MessageDescriptor };
};

export function UploadButton({ label, submitLabel, explanation, send, done }: UploadButtonProps) {
  const { t } = useLingui();
  const reload = useReloadTenancy();
  const dialog = useOpened();
  const sendFile = useLookAgain(dialog.onClose, (chosen: File) => send(chosen));
  const [file, setFile] = useState<File | null>(null);
  const form = useFormMutation({
    send: sendFile,
    onSent: () => {
      dialog.onClose();
      setFile(null);
      toast.success(done.title, done.text);
      return reload();
    },
  });
  const submit = () => {
    if (file) form.submit(file);
    else form.setErrors({ file: t`Choose a file` });
  };
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      submitLabel={submitLabel}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <Text size="sm">{explanation}</Text>
      <FileInput
        label={t`Scan or photo`}
        description={t`PDF, JPEG, PNG, WebP or HEIC, up to 10 MB`}
        accept={documentAccept.join(',')}
        value={file}
        onChange={setFile}
        error={form.errors.file}
        required
      />
    </FormDialogButton>
  );
}
