// What a mandate says, as it was offered, and its state: the English that binds, a sentence a line; to readers of Hindi the same in Hindi, and the English behind a line.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, List, Stack, Text } from '@mantine/core';
import type { Mandate } from '../../../contract/mandates.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { isInDevanagari } from '../../../domain/languages.ts';
import { mandateStateLabels } from './managed-rental-labels.ts';
import { MandateInHindi } from './mandate-in-hindi.tsx';

const colours = { offered: 'yellow', agreed: 'green', declined: 'red', withdrawn: 'gray' };

export function MandateText({ mandate }: { mandate: Mandate }) {
  const { t, i18n } = useLingui();
  const at = formatInstant(mandate.answered_at ?? mandate.offered_at);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={600}>{t`Mandate ${mandate.version}`}</Text>
        <Badge color={colours[mandate.state]}>{i18n._(mandateStateLabels[mandate.state])}</Badge>
        <Text size="sm" c="dimmed">
          {mandate.signed_name ? t`${mandate.signed_name}, ${at}` : at}
        </Text>
      </Group>
      <MandateSentences of={mandate} />
      {mandate.decline_reason && <Text size="sm">{t`Reason: ${mandate.decline_reason}`}</Text>}
    </Stack>
  );
}

/** In the language of its reader; the English, which binds, is there for everyone. */
export function MandateSentences({ of: mandate }: { of: Mandate }) {
  const { i18n } = useLingui();
  if (!isInDevanagari(i18n.locale)) return <InEnglish of={mandate} />;
  return (
    <>
      <MandateInHindi of={mandate} />
      <details>
        <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
          <Trans>Read the English text, which counts</Trans>
        </Text>
        <InEnglish of={mandate} />
      </details>
    </>
  );
}

/** A sentence a line. */
const InEnglish = ({ of: { text } }: { of: Mandate }) => (
  <List size="sm" spacing={4} lang="en">
    {text.split('\n').map((sentence) => (
      <List.Item key={sentence}>{sentence}</List.Item>
    ))}
  </List>
);
