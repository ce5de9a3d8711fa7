// Whose lead a button or a question is about: many of them look alike in a list.
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';

export type LeadName = { kind: 'visit' | 'application'; person: string | null; home: string };

/** What a button of the lead is called where only its name is heard: it begins with the words that are seen. */
export function useLeadName(): (label: string, of: LeadName) => string {
  const { t } = useLingui();
  return (label, { kind, person }) => {
    const name = person ?? t`Someone`;
    return kind === 'visit' ? t`${label}: ${name}, visit` : t`${label}: ${name}, application`;
  };
}

/** First in the dialog that asks. */
export function LeadNameLine({ of: { person, home } }: { of: LeadName }) {
  const { t } = useLingui();
  return (
    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
      {`${person ?? t`Someone`} · ${home}`}
    </Text>
  );
}
