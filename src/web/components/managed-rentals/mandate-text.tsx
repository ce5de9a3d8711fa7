// What a mandate says, as it was offered: the English that binds, a sentence a line, the same in Hindi for its readers, and its state.
import { useLingui } from '@lingui/react/macro';
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
      {isInDevanagari(i18n.locale) && <MandateInHindi of={mandate} />}
      {mandate.decline_reason && <Text size="sm">{t`Reason: ${mandate.decline_reason}`}</Text>}
    </Stack>
  );
}

/** Its English, which binds, a sentence a line. */
export const MandateSentences = ({ of: { text } }: { of: Mandate }) => (
  <List size="sm" spacing={4} lang="en">
    {text.split('\n').map((sentence) => (
      <List.Item key={sentence}>{sentence}</List.Item>
    ))}
  </List>
);
