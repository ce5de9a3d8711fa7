// Says while one writes that the other side does not read a number, an address or a link yet, and what it reads instead.
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { hasContacts } from '../../domain/contacts.ts';
import { COVER } from '../../domain/cover.ts';

export function CoveredNote({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  return (
    <Text component="div" size="sm" aria-live="polite">
      {!isOpen && hasContacts(text) && (
        <Trans>
          A phone number, email address or link shows as {COVER} until both sides agree to it. This keeps you
          both safe from fraud and advertising.
        </Trans>
      )}
    </Text>
  );
}
