// One doubt: the home it is about, of a double the earlier one beside it, what it rests on, and the decisions that are still possible.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, SimpleGrid, Text } from '@mantine/core';
import type { ListingFlag } from '../../../contract/flags.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { canMoveFlag } from '../../../domain/listing-doubts.ts';
import { canHide } from '../../../domain/listing-reports.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { HomeTitle, PersonLink } from '../shell/subject-links.tsx';
import { useMay } from '../shell/use-may.ts';
import type { Decision } from './flag-decision-dialog.tsx';
import { doubtKindLabels, flagColours, flagSentence, flagStatusLabels } from './flag-labels.ts';

type FlagCardProps = { flag: ListingFlag; onDecide: (decision: Decision) => void };

export function FlagCard({ flag, onDecide }: FlagCardProps) {
  const { t, i18n } = useLingui();
  const { home, other, status } = flag;
  const kind = i18n._(doubtKindLabels[flag.kind]);
  return (
    <Card component="article" aria-label={`${kind}: ${home.title}`} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <Text fw={600}>{kind}</Text>
        <Badge color={flagColours[status]} flex="none">
          {i18n._(flagStatusLabels[status])}
        </Badge>
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {flagSentence(flag, i18n)}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: other ? 2 : 1 }} spacing="md" mt="xs">
        <HomeFacts home={home} name={other && t`Flagged`} />
        {other && <HomeFacts home={other} name={t`Listed earlier`} />}
      </SimpleGrid>
      <Outcome flag={flag} />
      <Actions flag={flag} onDecide={onDecide} />
    </Card>
  );
}

/** Of two that may be one home each has a name. */
type HomeFactsProps = { home: ListingFlag['home']; name: string | null };

function HomeFacts({ home, name }: HomeFactsProps) {
  const { t } = useLingui();
  const { bedrooms, rent } = home;
  const area = home.area_sqft?.toLocaleString('en-IN');
  const amount = rent === null ? null : formatRupees(paise(rent));
  const facts = [bedrooms && t`${bedrooms} BHK`, area && t`${area} sq ft`, amount && t`${amount} a month`];
  return (
    <div>
      {name && (
        <Text size="xs" c="dimmed">
          {name}
        </Text>
      )}
      <HomeTitle home={home} />
      <Text size="sm" c="dimmed">
        {[home.locality, home.city, home.pincode].filter(Boolean).join(', ')}
      </Text>
      <Text size="sm" className="money">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" component="div">
        <Trans>
          Listed by <PersonLink person={home.lister} />
        </Trans>
      </Text>
    </div>
  );
}

function Outcome({ flag }: { flag: ListingFlag }) {
  const { t } = useLingui();
  const { outcome, status } = flag;
  const at = formatInstant(flag.created_at);
  const who = flag.decided_by?.full_name ?? t`Someone without a name`;
  return (
    <>
      <Text size="sm" c="dimmed" mt="xs">
        <Trans>Flagged on {at}</Trans>
      </Text>
      {outcome && (
        <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {status === 'asked' ? (
            <Trans>
              Asked by {who}: “{outcome}”
            </Trans>
          ) : (
            <Trans>
              Decided by {who}: “{outcome}”
            </Trans>
          )}
        </Text>
      )}
    </>
  );
}

function Actions({ flag: { status, home }, onDecide }: FlagCardProps) {
  const { t } = useLingui();
  const may = useMay();
  const { title } = home;
  const isHidden = status === 'upheld' && home.hidden_reason !== null;
  return (
    <Group gap="xs" mt="sm">
      {canMoveFlag(status, 'asked') && (
        <Button
          variant="default"
          aria-label={t`Ask the owner or agent: ${title}`}
          onClick={() => onDecide('ask')}
        >
          <Trans>Ask the owner or agent</Trans>
        </Button>
      )}
      {status !== 'upheld' && canMoveFlag(status, 'dismissed') && (
        <Button variant="default" aria-label={t`Dismiss: ${title}`} onClick={() => onDecide('dismiss')}>
          <Trans>Dismiss</Trans>
        </Button>
      )}
      {may('flags.hideHome') && canMoveFlag(status, 'upheld') && canHide(home.listing_state) && (
        <Button
          color="red"
          variant="light"
          aria-label={t`Hide home: ${title}`}
          onClick={() => onDecide('hide')}
        >
          <Trans>Hide home</Trans>
        </Button>
      )}
      {isHidden && may('flags.showHome') && (
        <Button variant="default" aria-label={t`Show again: ${title}`} onClick={() => onDecide('show')}>
          <Trans>Show again</Trans>
        </Button>
      )}
    </Group>
  );
}
