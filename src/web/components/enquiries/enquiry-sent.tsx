// Says that the office has the message, and under which reference.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconCircleCheck } from '../../ui/icons.ts';

type EnquirySentProps = { reference: string; onAgain?: () => void };

export function EnquirySent({ reference, onAgain }: EnquirySentProps) {
  const { t } = useLingui();
  const notice = useRef<HTMLDivElement>(null);
  // It takes the place of a long form: it would be above what is seen, and the focus nowhere.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="green"
      role="status"
      icon={<IconCircleCheck size={20} aria-hidden />}
      title={t`Thank you, we received your message`}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            Our team will read it and reply. Your reference is <strong>{reference}</strong>.
          </Trans>
        </Text>
        {onAgain && (
          <Button variant="default" size="sm" onClick={onAgain}>
            <Trans>Write another message</Trans>
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
