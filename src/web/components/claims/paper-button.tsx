// Opens the paper of a claim by a link that is made when it is asked for and works for five minutes.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { IconDownload } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';

const notOpened = msg`The document could not be opened`;

export function PaperButton({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const open = useMutation({
    mutationFn: () => api.claims.paperLink({ id }),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => toast.destructive(notOpened, failureMessage(error, notOpened)),
  });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={open.isPending}
      aria-label={t`Download the paper: ${name}`}
      onClick={() => open.mutate()}
    >
      <Trans>Paper</Trans>
    </Button>
  );
}
