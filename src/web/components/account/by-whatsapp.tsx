// The second way for a code to come to a number; not there where no WhatsApp is set up.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSettings } from '../../lib/use-settings.ts';

type ByWhatsappProps = { sending: boolean; fullWidth?: boolean; onClick: () => void };

export function ByWhatsapp({ sending, fullWidth = false, onClick }: ByWhatsappProps) {
  const { whatsapp } = useSettings();
  if (!whatsapp) return null;
  return (
    <Button variant="subtle" loading={sending} fullWidth={fullWidth} onClick={onClick}>
      <Trans>Send it by WhatsApp</Trans>
    </Button>
  );
}
