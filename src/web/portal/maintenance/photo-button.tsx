// Adds a photo to a request, from the camera or the files of the phone.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { imageTypes } from '../../../domain/files.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { IconPhoto } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useReloadMaintenance } from './use-maintenance-move.ts';

export function PhotoButton({ id }: { id: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadMaintenance();
  const upload = useMutation({
    mutationFn: (file: File) => api.maintenance.addPhoto({ id, file }),
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
  return (
    <FileButton accept={imageTypes.join(',')} onChange={(file) => file && upload.mutate(file)}>
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
