// One locality: its homes, the known ones it may be, and what can be decided about it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { CuratedLocality, LocalityBeside } from '../../../contract/curated-localities.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { distanceText } from '../../components/property/distance-text.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { localityColours, localitySaved, localityStateLabels } from './locality-labels.ts';
import { useDecide } from './use-decide.ts';

type LocalityCardProps = { locality: CuratedLocality; onAsk: (dialog: 'merge' | 'names') => void };

export function LocalityCard({ locality, onAsk }: LocalityCardProps) {
  const { i18n } = useLingui();
  const { name, city, state, homes, aliases, merged_into: into } = locality;
  const others = aliases.join(', ');
  return (
    <Card component="article" aria-label={`${name}, ${city.name}`} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {state === 'known' ? (
            <Anchor component={Link} to={`/rent/${city.slug}/${locality.slug}`} inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Text>
        <Badge color={localityColours[state]} flex="none">
          {i18n._(localityStateLabels[state])}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {city.name}
        {locality.pincode && ` · ${locality.pincode}`} · <Plural value={homes} one="# home" other="# homes" />
      </Text>
      {others && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Also called {others}</Trans>
        </Text>
      )}
      {into && (
        <Text size="sm">
          <Trans>A name of {into}</Trans>
        </Text>
      )}
      {locality.beside.length > 0 && <Beside locality={locality} />}
      {locality.decision && <LastDecision decision={locality.decision} />}
      <Actions locality={locality} onAsk={onAsk} />
    </Card>
  );
}

/** One press merges into the one that it means. */
function Beside({ locality }: { locality: CuratedLocality }) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id, name } = locality;
  const merge = useDecide(api.curatedLocalities.merge, localitySaved.merge);
  return (
    <>
      <Text size="sm" mt="xs">
        <Trans>Does it mean one of these? Press to merge.</Trans>
      </Text>
      <Group gap="xs" mt={4}>
        {locality.beside.map((other) => {
          const otherName = other.name;
          return (
            <Button
              key={other.id}
              size="xs"
              variant="light"
              loading={merge.isBusy}
              aria-label={t`Merge ${name} into ${otherName}`}
              onClick={() => merge.submit({ id, into: other.id })}
            >
              <BesideName other={other} />
            </Button>
          );
        })}
      </Group>
    </>
  );
}

function BesideName({ other: { name, homes, meters } }: { other: LocalityBeside }) {
  const { i18n } = useLingui();
  return (
    <span>
      {name}
      {homes > 0 && ` · ${homes}`}
      {meters !== null && ` · ${distanceText(meters, i18n)}`}
    </span>
  );
}

function LastDecision({ decision }: { decision: NonNullable<CuratedLocality['decision']> }) {
  const { t } = useLingui();
  const at = formatInstant(decision.created_at);
  const who = decision.decided_by ?? t`Someone without a name`;
  const { homes } = decision;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      <Trans>
        Decided by {who} on {at}
      </Trans>
      {homes > 0 && (
        <>
          {' · '}
          <Plural value={homes} one="# home moved" other="# homes moved" />
        </>
      )}
    </Text>
  );
}

function Actions({ locality, onAsk }: LocalityCardProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const { id, name, state, decision } = locality;
  const accept = useDecide(api.curatedLocalities.accept, localitySaved.accept);
  const dismiss = useDecide(api.curatedLocalities.dismiss, localitySaved.dismiss);
  const undo = useDecide(api.curatedLocalities.undo, localitySaved.undo);
  const isOpen = state === 'waiting' || state === 'dismissed';
  return (
    <Group gap="xs" mt="sm">
      {isOpen && (
        <Button loading={accept.isBusy} aria-label={t`Accept: ${name}`} onClick={() => accept.submit({ id })}>
          <Trans>Accept</Trans>
        </Button>
      )}
      {state !== 'merged' && (
        <Button variant="default" aria-label={t`Merge: ${name}`} onClick={() => onAsk('merge')}>
          <Trans>Merge…</Trans>
        </Button>
      )}
      {state === 'waiting' && (
        <Button
          variant="default"
          loading={dismiss.isBusy}
          aria-label={t`Dismiss: ${name}`}
          onClick={() => dismiss.submit({ id })}
        >
          <Trans>Dismiss</Trans>
        </Button>
      )}
      {state === 'known' && (
        <Button variant="default" aria-label={t`Names: ${name}`} onClick={() => onAsk('names')}>
          <Trans>Names…</Trans>
        </Button>
      )}
      {decision && (
        <Button
          variant="subtle"
          loading={undo.isBusy}
          aria-label={t`Take back: ${name}`}
          onClick={() => undo.submit({ id })}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </Group>
  );
}
