// Makes a token: its name, what it may do, how long it is good.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Code, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Scope,
  scopeNames,
  TOKEN_NAME_MAX,
  type TokenLifetime,
  tokenLifetimes,
} from '../../../../domain/api-tokens.ts';
import { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { FormDialogButton } from '../../../ui/form-dialog-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { lifetimeLabels, scopeLabels } from './scope-labels.ts';

type Draft = { name: string; scopes: Scope[]; days: TokenLifetime };
const empty: Draft = { name: '', scopes: [], days: '90' };

export function NewToken({ onMade }: { onMade: (token: string) => void }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [draft, setDraft] = useState(empty);
  const { errors, setErrors, isBusy, submit } = useFormMutation({
    send: (input: Draft, options) => api.apiTokens.create(input, options),
    failure: msg`The token was not made`,
    onSent: ({ token }) => {
      onMade(token);
      setDraft(empty);
      dialog.onClose();
      void client.invalidateQueries({ queryKey: queries.apiTokens.key() });
    },
  });
  const open = () => {
    setErrors({});
    dialog.onOpen();
  };
  return (
    <FormDialogButton
      label={t`New token`}
      submitLabel={t`Make token`}
      isBusy={isBusy}
      {...dialog}
      onOpen={open}
      onSubmit={() => submit(draft)}
    >
      <TextInput
        label={t`Name`}
        description={t`What the token is for, such as the program that uses it`}
        maxLength={TOKEN_NAME_MAX}
        required
        data-autofocus
        value={draft.name}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
        error={errors.name}
      />
      <Checkbox.Group
        label={t`It may`}
        required
        value={draft.scopes}
        onChange={(scopes) => setDraft({ ...draft, scopes: scopes as Scope[] })}
        error={errors.scopes}
      >
        <Stack gap="xs" mt="xs">
          {scopeNames.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={i18n._(scopeLabels[scope])}
              description={<Code fz="xs">{scope}</Code>}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <SelectField
        label={t`Good for`}
        allowDeselect={false}
        value={draft.days}
        onChange={(days) => setDraft({ ...draft, days: (days ?? empty.days) as TokenLifetime })}
        options={tokenLifetimes.map((value) => ({ value, label: i18n._(lifetimeLabels[value]) }))}
        error={errors.days}
      />
    </FormDialogButton>
  );
}
