// Sends a page on: by WhatsApp, by the phone's own sharing where there is one, or as a copied link.
import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { CopyButton } from './copy-button.tsx';
import { IconBrandWhatsapp, IconShare } from './icons.ts';

type ShareButtonsProps = { url: string; text: string };

const subscribe = () => () => {};
const canShareHere = () => 'share' in navigator;
const notOnTheServer = () => false;

export function ShareButtons({ url, text }: ShareButtonsProps) {
  const { t } = useLingui();
  const canShare = useSyncExternalStore(subscribe, canShareHere, notOnTheServer);
  return (
    <Group gap="xs">
      <Button
        component="a"
        href={whatsAppLink(text, url)}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconBrandWhatsapp size={16} />}
      >
        {t`WhatsApp`}
      </Button>
      <CopyButton text={url} />
      {canShare && (
        <Button
          variant="default"
          leftSection={<IconShare size={16} />}
          onClick={() => shareNatively(text, url)}
        >
          {t`Share`}
        </Button>
      )}
    </Group>
  );
}

export function whatsAppLink(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
}

/** Closing the phone's share sheet rejects; that is a choice, not a failure. */
function shareNatively(text: string, url: string): void {
  navigator.share({ title: text, url }).catch(() => {});
}
