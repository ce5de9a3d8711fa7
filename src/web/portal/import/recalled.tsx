// Says that columns or words are suggested as last time, and forgets what was corrected.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportPreview } from '../../../contract/imports.ts';
import { unknownWords } from '../../../domain/import-choices.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { failures } from './import-messages.ts';

export function Recalled({ preview }: { preview: ImportPreview }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [isForgotten, setForgotten] = useState(false);
  const forget = useMutation({
    mutationFn: () => api.imports.forget(),
    onSuccess: () => setForgotten(true),
    onError: (error) => toast.destructive(failureMessage(error, failures.forget)),
  });
  const { recalled, mapping, texts } = preview;
  const isRecalled =
    recalled.length > 0 ||
    unknownWords(mapping, texts).some(({ field, words }) => mapping.values[field]?.[words] !== undefined);
  if (!isRecalled) return null;
  if (isForgotten)
    return (
      <Alert variant="light" role="status">
        <Trans>Forgotten. Choose the file again to see it without your earlier corrections.</Trans>
      </Alert>
    );
  return (
    <Alert variant="light" title={t`Filled in as last time`}>
      <Stack gap="xs" align="flex-start">
        <Trans>We used what you corrected in an earlier file. Check it, and change what is different.</Trans>
        <Button variant="default" size="xs" loading={forget.isPending} onClick={() => forget.mutate()}>
          <Trans>Forget my corrections</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}
