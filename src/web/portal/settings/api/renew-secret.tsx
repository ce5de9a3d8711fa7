// Gives a webhook a new secret; the one before it goes on for a day.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { EARLIER_SECRET_HOURS } from '../../../../domain/webhooks.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { toast } from '../../../ui/toast-store.ts';

type RenewSecretProps = { webhook: { id: string; url: string }; onMade: (secret: string) => void };

export function RenewSecret({ webhook: { id, url }, onMade }: RenewSecretProps) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  // Asked again after an answer that never arrived, it is the same secret: the one in use must not be lost by it.
  const key = useRef(crypto.randomUUID());
  const renew = useMutation({
    mutationFn: () => api.webhooks.renewSecret({ id }, { context: { idempotencyKey: key.current } }),
    onSuccess: ({ secret }) => {
      key.current = crypto.randomUUID();
      onMade(secret);
      return client.invalidateQueries({ queryKey: queries.webhooks.key() });
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The secret was not renewed`)),
  });
  const { hostname } = new URL(url);
  return (
    <ConfirmButton
      size="compact-sm"
      variant="default"
      question={t`A new secret for ${hostname}?`}
      explanation={
        <Trans>
          For {EARLIER_SECRET_HOURS} hours our messages are signed with the new and the present secret, so
          that you can change over. Then the present one ends.
        </Trans>
      }
      confirmLabel={t`Make a new secret`}
      onConfirm={() => renew.mutateAsync().catch(() => undefined)}
    >
      <Trans>New secret</Trans>
    </ConfirmButton>
  );
}
