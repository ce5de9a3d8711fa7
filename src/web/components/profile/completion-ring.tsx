// How complete a profile is, as a ring with its number inside.
import { useLingui } from '@lingui/react/macro';
import { RingProgress, Text } from '@mantine/core';

export function CompletionRing({ percentage, size = 72 }: { percentage: number; size?: number }) {
  const { t } = useLingui();
  return (
    <RingProgress
      role="img"
      aria-label={t`Profile ${percentage}% complete`}
      size={size}
      thickness={6}
      roundCaps
      sections={[{ value: percentage, color: 'teal' }]}
      label={
        <Text ta="center" size={size < 60 ? 'xs' : 'sm'} fw={650} className="money" aria-hidden>
          {percentage}%
        </Text>
      }
    />
  );
}
