// Sets a webhook up or changes it: its address, and of what it is told.
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Code, Stack, TextInput } from '@mantine/core';
import { WEBHOOK_URL_MAX, type WebhookKind, webhookKinds } from '../../../../domain/webhooks.ts';
import type { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { kindLabels } from './webhook-labels.ts';

export type WebhookDraft = { url: string; events: WebhookKind[] };

type WebhookFieldsProps = {
  draft: WebhookDraft;
  onChange: (draft: WebhookDraft) => void;
  errors: ReturnType<typeof useFormMutation>['errors'];
};

export function WebhookFields({ draft, onChange, errors }: WebhookFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextInput
        label={t`Address`}
        description={t`An https:// address that takes POST requests from the internet`}
        placeholder="https://example.in/hooks"
        type="url"
        maxLength={WEBHOOK_URL_MAX}
        required
        data-autofocus
        value={draft.url}
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, url: value })}
        error={errors.url}
      />
      <Checkbox.Group
        label={t`Tell it when`}
        required
        value={draft.events}
        onChange={(events) => onChange({ ...draft, events: events as WebhookKind[] })}
        error={errors.events}
      >
        <Stack gap="xs" mt="xs">
          {webhookKinds.map((kind) => (
            <Checkbox
              key={kind}
              value={kind}
              label={i18n._(kindLabels[kind])}
              description={<Code fz="xs">{kind}</Code>}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}
