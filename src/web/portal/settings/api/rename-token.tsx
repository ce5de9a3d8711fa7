// Gives a token another name.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '../../../../contract/api-tokens.ts';
import { TOKEN_NAME_MAX } from '../../../../domain/api-tokens.ts';
import { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { FormDialogButton } from '../../../ui/form-dialog-button.tsx';
import { useOpened } from '../../../ui/use-opened.ts';

export function RenameToken({ token: { id, name } }: { token: ApiToken }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [typed, setTyped] = useState(name);
  const { errors, isBusy, submit } = useFormMutation({
    send: (input: { id: string; name: string }, options) => api.apiTokens.rename(input, options),
    failure: msg`The name was not saved`,
    onSent: () => {
      dialog.onClose();
      void client.invalidateQueries({ queryKey: queries.apiTokens.key() });
    },
  });
  return (
    <FormDialogButton
      label={t`Rename`}
      title={t`Rename ${name}`}
      submitLabel={t`Save`}
      button={{ size: 'compact-sm' }}
      isBusy={isBusy}
      {...dialog}
      onSubmit={() => submit({ id, name: typed })}
    >
      <TextInput
        label={t`Name`}
        maxLength={TOKEN_NAME_MAX}
        required
        data-autofocus
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        error={errors.name}
      />
    </FormDialogButton>
  );
}
