// Takes the PAN of whoever is paid; it is sealed by the server and shown masked from then on.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { payeeFailures } from './payee-messages.ts';

/** `organisationId`: whose PAN it is; without it one's own. */
export function PanForm({
  onSaved,
  organisationId,
}: {
  onSaved: () => void;
  organisationId?: string | undefined;
}) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [pan, setPan] = useState('');
  const form = useFormMutation({
    send: api.payees.setPan,
    onSent: async () => {
      await client.invalidateQueries({ queryKey: queries.payees.key() });
      onSaved();
    },
    failure: payeeFailures.pan,
  });
  const submit = () => {
    form.submit({ pan, organisation_id: organisationId });
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm" maw={420}>
        <TextInput
          label={t`PAN`}
          description={t`Ten characters, as on the card. It is kept encrypted.`}
          value={pan}
          onChange={(event) => setPan(event.currentTarget.value)}
          error={form.errors.pan}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Group>
          <Button type="submit" loading={form.isBusy}>
            <Trans>Save PAN</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
