// Adds one photo to something that is there already, from the camera or the files of the phone.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { imageAccept } from '../../domain/files.ts';
import { reachMessage } from '../lib/messages.ts';
import { sendablePhoto } from '../lib/shrink-photo.ts';
import { IconPhoto } from '../ui/icons.ts';
import { toast } from '../ui/toast-store.ts';
import { ruleOf, ruleSentence } from './listing-rules.ts';

/** `add` says itself that it is done; what it throws is told here. */
export function PhotoButton({ add }: { add: (file: File) => Promise<unknown> }) {
  const { t } = useLingui();
  const upload = useMutation({
    mutationFn: async (file: File) => add(await sendablePhoto(file)),
    onError: (error) => {
      const rule = ruleOf(error);
      toast.destructive(
        msg`The photo could not be added`,
        (rule && ruleSentence(rule.rule)) ?? reachMessage(error),
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
    <FileButton accept={imageAccept.join(',')} resetRef={forget} onChange={choose}>
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
