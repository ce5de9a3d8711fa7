// Who of an organisation did or wrote something.
import { Trans } from '@lingui/react/macro';
import type { Voice } from '../../../contract/leads.ts';

export function VoiceName({ voice }: { voice: NonNullable<Voice> }) {
  const { name, organisation } = voice;
  if (name === null) return organisation;
  return (
    <Trans>
      {name} of {organisation}
    </Trans>
  );
}
