// Sets a webhook up and hands over its secret, once.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { FormDialogButton } from '../../../ui/form-dialog-button.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { type WebhookDraft, WebhookFields } from './webhook-form.tsx';

const empty: WebhookDraft = { url: '', events: [] };

export function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [draft, setDraft] = useState(empty);
  const { errors, isBusy, submit } = useFormMutation({
    send: (input: WebhookDraft, options) => api.webhooks.create(input, options),
    failure: msg`The webhook was not set up`,
    onSent: ({ secret }) => {
      onMade(secret);
      setDraft(empty);
      dialog.onClose();
      void client.invalidateQueries({ queryKey: queries.webhooks.key() });
    },
  });
  return (
    <FormDialogButton
      label={t`New webhook`}
      submitLabel={t`Set up`}
      isBusy={isBusy}
      {...dialog}
      onSubmit={() => submit(draft)}
    >
      <WebhookFields draft={draft} onChange={setDraft} errors={errors} />
    </FormDialogButton>
  );
}
