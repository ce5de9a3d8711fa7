// Adds a photo to a deduction, from the camera or the files of the phone.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { imageTypes } from '../../../domain/files.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useReloadSettlements } from '../../components/settlements/use-settlement-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { IconPhoto } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';

export function EvidenceButton({ lineId }: { lineId: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadSettlements();
  const upload = useMutation({
    mutationFn: (file: File) => api.settlements.addEvidence({ line_id: lineId, file }),
    onSuccess: () => {
      toast.success(msg`Photo added`);
      return reload();
    },
    onError: (error) => {
      const rule = ruleOf(error);
      toast.destructive(
        msg`The photo could not be added`,
        (rule && ruleSentence(rule.rule)) ?? failureMessage(error, msg`Check the connection and try again.`),
      );
    },
  });
  const forget = useRef<() => void>(null);
  const choose = (file: File | null) => {
    // A browser tells nothing of a file that is chosen twice.
    forget.current?.();
    if (file) upload.mutate(file);
  };
  return (
    <FileButton accept={imageTypes.join(',')} resetRef={forget} onChange={choose}>
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          leftSection={<IconPhoto size={16} aria-hidden />}
          loading={upload.isPending}
        >
          {t`Add a photo`}
        </Button>
      )}
    </FileButton>
  );
}
