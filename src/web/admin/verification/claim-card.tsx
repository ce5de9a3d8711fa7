// One claim, as a row of the list or alone on its page: what is asked of whom or of which home, the paper, and the decisions that are still possible.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { QueuedClaim } from '../../../contract/claims.ts';
import { canMoveClaim } from '../../../domain/claims.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { ClaimDocumentButton } from '../../components/claims/claim-document-button.tsx';
import {
  claimColours,
  claimKindLabels,
  claimSentence,
  claimStatusLabels,
} from '../../components/claims/claim-labels.ts';
import { RowItem } from '../../ui/row-list.tsx';
import { PersonLink } from '../shell/subject-links.tsx';
import { Waited } from '../shell/waited.tsx';
import classes from './claim-card.module.css';
import type { Decision } from './claim-decision-dialog.tsx';
import { nameOf } from './claim-messages.ts';
import { ClaimPhotos } from './claim-photos.tsx';

type ClaimProps = { claim: QueuedClaim; onDecide: (decision: Decision) => void };

/** Two lines and the decisions; below them what is judged, photos or a paper. Stands in a `RowList`. */
export function ClaimRow({ claim, onDecide }: ClaimProps) {
  const { i18n } = useLingui();
  const name = nameOf(claim);
  return (
    <RowItem
      isShort
      isLong
      label={`${i18n._(claimKindLabels[claim.kind])}: ${name}`}
      title={<Head claim={claim} />}
      actions={<Actions claim={claim} name={name} onDecide={onDecide} />}
      below={
        (claim.has_paper || claim.home?.photo_urls.length) && (
          <Group gap="xs">
            <Paper claim={claim} name={name} />
            <ClaimPhotos home={claim.home} />
          </Group>
        )
      }
    >
      <Words claim={claim} />
    </RowItem>
  );
}

/** Alone on its page: its photos are large. */
export function ClaimCard({ claim, onDecide }: ClaimProps) {
  const { i18n } = useLingui();
  const name = nameOf(claim);
  return (
    <Card
      component="article"
      aria-label={`${i18n._(claimKindLabels[claim.kind])}: ${name}`}
      withBorder
      padding="lg"
      className={classes.claim}
    >
      <div className={classes.words}>
        <Group gap="2px 8px" fw={600}>
          <Head claim={claim} />
        </Group>
        <Words claim={claim} />
      </div>
      <Group gap="xs">
        <Paper claim={claim} name={name} />
        <Actions claim={claim} name={name} onDecide={onDecide} />
      </Group>
      <ClaimPhotos home={claim.home} isAlone />
    </Card>
  );
}

/** What is to be verified, of what, and how it stands with it. */
function Head({ claim }: { claim: QueuedClaim }) {
  const { i18n } = useLingui();
  const { kind, status, home, organisation, person } = claim;
  return (
    <>
      <span>{i18n._(claimKindLabels[kind])}</span>
      <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
        {home?.is_published ? (
          <Anchor component={Link} to={homePath(home)} size="sm" underline="always">
            {home.title}
          </Anchor>
        ) : (
          (home?.title ?? organisation ?? <PersonLink person={person} />)
        )}
      </Text>
      {/* Of those that wait the list says so. */}
      {status !== 'submitted' && (
        <Badge color={claimColours[status]}>{i18n._(claimStatusLabels[status])}</Badge>
      )}
    </>
  );
}

function Words({ claim }: { claim: QueuedClaim }) {
  return (
    <>
      <Text size="sm" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
        <Details claim={claim} />
      </Text>
      {claim.note && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {claim.note}
        </Text>
      )}
      <Outcome claim={claim} />
    </>
  );
}

/** Of those that wait how long they do, of others when they asked. */
function Since({ claim: { status, created_at: at } }: { claim: QueuedClaim }) {
  const asked = formatDate(dateInIndia(at));
  return status === 'submitted' ? <Waited since={at} kind="claims" /> : <Trans>Asked on {asked}</Trans>;
}

function Details({ claim }: { claim: QueuedClaim }) {
  const { kind, home, organisation, person, reference } = claim;
  const who = <PersonLink person={person} />;
  const said = reference && (
    <span className="money">{kind === 'phone' ? formatPhone(reference) : reference}</span>
  );
  // Most addresses end with them.
  const rest = [home?.locality, home?.city].filter((part) => part && !home?.address?.includes(part));
  const place = [home?.address, ...rest].filter(Boolean).join(', ');
  return (
    <>
      <Since claim={claim} />
      {place && <> · {place}</>}
      {home && (
        <>
          {' · '}
          <Plural value={home.photos} one="# photo" other="# photos" /> · <Trans>Listed by {who}</Trans>
        </>
      )}
      {organisation && (
        <>
          {' · '}
          <Trans>Asked by {who}</Trans>
        </>
      )}
      {said && <> · {said}</>}
    </>
  );
}

function Outcome({ claim }: { claim: QueuedClaim }) {
  const { i18n, t } = useLingui();
  const { kind, method, decided_at, valid_until, reason } = claim;
  const who = claim.decided_by?.full_name ?? t`Someone without a name`;
  return (
    <>
      {method && decided_at && valid_until && (
        <Text size="sm">{claimSentence({ kind, method, verified_at: decided_at, valid_until }, i18n)}</Text>
      )}
      {decided_at && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reason ? (
            <Trans>
              Decided by {who}: “{reason}”
            </Trans>
          ) : (
            <Trans>Decided by {who}</Trans>
          )}
        </Text>
      )}
    </>
  );
}

/** Whoever may not decide it has no need of it. */
function Paper({ claim, name }: { claim: QueuedClaim; name: string }) {
  const isOwn = claim.is_mine && canMoveClaim(claim.status, 'declined');
  return claim.has_paper && !isOwn && <ClaimDocumentButton id={claim.id} name={name} />;
}

function Actions({ claim, name, onDecide }: ClaimProps & { name: string }) {
  const { t } = useLingui();
  const { status, is_mine: isMine } = claim;
  if (isMine && canMoveClaim(status, 'declined')) {
    return (
      <Text size="sm">
        <Trans>Another administrator must decide your own request.</Trans>
      </Text>
    );
  }
  return (
    <Group gap="xs" className={classes.acts}>
      {canMoveClaim(status, 'verified') && (
        <Button size="xs" variant="light" aria-label={t`Verify: ${name}`} onClick={() => onDecide('verify')}>
          <Trans>Verify</Trans>
        </Button>
      )}
      {canMoveClaim(status, 'declined') && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Decline: ${name}`}
          onClick={() => onDecide('decline')}
        >
          <Trans>Decline</Trans>
        </Button>
      )}
      {canMoveClaim(status, 'revoked') && !isMine && (
        <Button
          size="xs"
          color="red"
          variant="light"
          aria-label={t`Take back: ${name}`}
          onClick={() => onDecide('revoke')}
        >
          <Trans>Take back</Trans>
        </Button>
      )}
    </Group>
  );
}
