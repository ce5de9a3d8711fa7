// The affiliate's card as a picture: sent with its words where the device shares files, else kept.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../../domain/languages.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { IconDownload, IconShare } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';

const failed = msg`The picture could not be made`;
const subscribe = () => () => {};
const sharesFiles = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] });
const notOnTheServer = () => false;

/** `words`: what is sent with it, with the link. */
export default function SharePicture({ language, words }: { language: Language; words: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const canShare = useSyncExternalStore(subscribe, sharesFiles, notOnTheServer);
  const make = useMutation({
    mutationFn: () => api.affiliates.card({ language }),
    onSuccess: (file) => (canShare ? send(file, words) : saveFile(file)),
    onError: (error) => toast.destructive(failed, failureMessage(error, failed)),
  });
  return (
    <Group>
      <Button
        variant="default"
        leftSection={canShare ? <IconShare size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        {canShare ? t`Share the picture` : t`Save the picture`}
      </Button>
    </Group>
  );
}

/** Closing the phone's share sheet is a choice. A phone that wants the click anew, because the picture took long, has it saved. */
async function send(file: File, words: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text: words });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file);
  }
}
