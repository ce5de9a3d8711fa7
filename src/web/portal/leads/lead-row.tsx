// One visit or application in a line or three: with whom, when, which home, its state, and the one act that is next. All
// else is behind "Details" and the menu of further acts.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Application } from '../../../contract/applications.ts';
import type { Visit } from '../../../contract/visits.ts';
import { StatusBadge } from '../../components/leads/lead-status-badge.tsx';
import { HomeLink, HomePicture } from '../../components/property/home-row.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import styles from './lead-row.module.css';

/** Comes when it is opened. */
const LeadDetails = lazy(() => import('./lead-details.tsx'));
/** Of accepted ones alone. */
const LeadReach = lazy(() => import('./lead-reach.tsx'));

export type LeadRowProps = {
  lead: Visit | Application;
  isOpen: boolean;
  isAccepted: boolean;
  /** Whose turn it is: the reader’s, the other side’s, or nobody’s. */
  turn: 'mine' | 'theirs' | null;
  /** When, and how. */
  facts: ReactNode;
  next: ReactNode;
  rest: ReactNode;
  /** What the other side must know of it without opening it. */
  says?: ReactNode;
  /** Of the details. */
  children?: ReactNode;
};

export function LeadRow({ lead, isOpen, isAccepted, turn, facts, next, rest, says, children }: LeadRowProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(isOpen);
  const place = useScrolledTo(isOpen);
  const [titleId, detailsId] = [useId(), useId()];
  const otherName = lead.other_name ?? t`Someone`;
  const whose = `${otherName}, ${lead.home.title}`;
  const isLister = lead.side === 'lister';
  const home = (
    <h2 key="home" id={titleId} className={isLister ? styles.third : styles.first}>
      <HomeLink home={lead.home} />
    </h2>
  );
  const person = (
    <p key="person" className={isLister ? styles.first : styles.third}>
      {isLister ? <Trans>From {otherName}</Trans> : <Trans>Listed by {otherName}</Trans>}
    </p>
  );
  return (
    <article ref={place} className={styles.row} aria-labelledby={titleId}>
      <HomePicture home={lead.home} className={styles.picture} />
      <div className={styles.words}>
        {isLister ? person : home}
        <p className={styles.second}>{facts}</p>
        <div className={styles.last}>
          {isLister ? home : person}
          <StatusBadge status={lead.status} />
        </div>
      </div>
      <div className={styles.acts}>
        {next}
        {!next && turn === 'theirs' && (
          <Text size="sm" c="dimmed">
            <Trans>Waiting for their reply</Trans>
          </Text>
        )}
        {isAccepted && !shown && (
          <Suspense fallback={null}>
            <LeadReach id={lead.id} />
          </Suspense>
        )}
        <div className={styles.more}>
          <Button
            size="sm"
            px="xs"
            variant="subtle"
            aria-expanded={shown}
            aria-controls={detailsId}
            aria-label={shown ? t`Hide details: ${whose}` : t`Details: ${whose}`}
            onClick={() => setShown((before) => !before)}
          >
            {shown ? t`Hide details` : t`Details`}
          </Button>
          <RowActions of={whose} isFolded>
            {rest}
          </RowActions>
        </div>
      </div>
      {(says || (turn && lead.waits_for_verification)) && (
        <div className={styles.says}>
          {says}
          {turn && lead.waits_for_verification && <Waits isLister={isLister} />}
        </div>
      )}
      <div id={detailsId} className={shown ? styles.details : undefined} hidden={!shown}>
        {shown && (
          <Suspense fallback={<TableSkeleton rows={2} />}>
            <LeadDetails lead={lead} isAccepted={isAccepted} isMine={turn === 'mine'} otherName={otherName}>
              {children}
            </LeadDetails>
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** Said to both: it is nobody's fault, and what ends it. */
function Waits({ isLister }: { isLister: boolean }) {
  return isLister ? (
    <Text size="sm" fw={600}>
      <Trans>
        This request waits until you are verified. <Link to="/verification">Verify now</Link>
      </Trans>
    </Text>
  ) : (
    <Text size="sm" c="dimmed">
      <Trans>
        Many people ask this owner or agent, whom we’re verifying first. Your request waits until then, and
        we’ll notify you of the answer.
      </Trans>
    </Text>
  );
}

/** An e-mail leads to one of many: it comes into view. */
function useScrolledTo(isWanted: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return place;
}
