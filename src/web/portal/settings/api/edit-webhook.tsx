// Changes the address of a webhook or of what it is told.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../../contract/webhooks.ts';
import { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { FormDialogButton } from '../../../ui/form-dialog-button.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { type WebhookDraft, WebhookFields } from './webhook-form.tsx';

export function EditWebhook({ webhook: { id, url, events } }: { webhook: Webhook }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [draft, setDraft] = useState<WebhookDraft>({ url, events });
  const { errors, isBusy, submit } = useFormMutation({
    send: (input: WebhookDraft, options) => api.webhooks.update({ id, ...input }, options),
    failure: msg`The webhook was not changed`,
    onSent: () => {
      dialog.onClose();
      void client.invalidateQueries({ queryKey: queries.webhooks.key() });
    },
  });
  return (
    <FormDialogButton
      label={t`Edit`}
      title={t`Edit the webhook`}
      submitLabel={t`Save`}
      button={{ size: 'compact-sm' }}
      isBusy={isBusy}
      {...dialog}
      onSubmit={() => submit(draft)}
    >
      <WebhookFields draft={draft} onChange={setDraft} errors={errors} />
    </FormDialogButton>
  );
}
