// What the law of the home's state asks of a lease, with the source of each sentence: stamp duty, registration, police, tenancy act.
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import type { TenancyLaw } from '../../../contract/leases.ts';
import { formatDate } from '../../../domain/dates.ts';
import { useStateName } from '../use-state-name.ts';

/** Folded away under its title: it is read once, before signing. */
export function LawPanel({ law: { state: of, items } }: { law: TenancyLaw }) {
  const stateName = useStateName();
  const state = of && stateName(of);
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        {state ? (
          <Trans>Stamp duty, registration and police in {state}</Trans>
        ) : (
          <Trans>Stamp duty, registration and police</Trans>
        )}
      </Text>
      <Stack gap="sm" mt="xs">
        {items.map((fact) => (
          <Fact key={fact.topic} {...fact} />
        ))}
        <Text size="xs" c="dimmed">
          <Trans>A guide to what to ask, not legal advice.</Trans>
        </Text>
      </Stack>
    </details>
  );
}

function Fact({ title, text, source, url, checked_on }: TenancyLaw['items'][number]) {
  const day = formatDate(checked_on);
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm">{text}</Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {url ? (
          <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always">
            {source}
          </Anchor>
        ) : (
          source
        )}
        {' · '}
        <Trans>checked on {day}</Trans>
      </Text>
    </div>
  );
}
