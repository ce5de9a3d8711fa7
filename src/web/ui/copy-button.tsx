// Copies a text and says so, on the button and to screen readers.
import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from './icons.ts';

type CopyButtonProps = ButtonProps & { text: string; label?: string };

export function CopyButton({ text, label, ...button }: CopyButtonProps) {
  const { t } = useLingui();
  const clipboard = useClipboard({ timeout: 2_000 });
  const copied = clipboard.copied;
  return (
    <Button
      variant="default"
      {...button}
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => clipboard.copy(text)}
    >
      <span aria-live="polite">{copied ? t`Copied` : (label ?? t`Copy link`)}</span>
    </Button>
  );
}
