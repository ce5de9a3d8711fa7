// A lead of a list of several stages in one line: who, which home, what happened last, its stage, and what can be done.
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Anchor, Badge, Title, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { homePath } from '../../../../domain/home-address.ts';
import { isEndedColumn } from '../../../../domain/lead-pipeline.ts';
import { HomeTitle } from '../../../components/property/home-words.tsx';
import { clock } from '../../../lib/clock.ts';
import { IconClipboardList } from '../../../ui/icons.ts';
import { useOpened } from '../../../ui/use-opened.ts';
import styles from './board.module.css';
import { Last, MoveMenu, ReminderLine } from './broker-lead-card.tsx';
import { LeadReach, NextAct } from './lead-acts.tsx';
import { columnColours, columnLabels } from './lead-stage-labels.ts';

const NotesDialog = lazy(() => import('./notes-dialog.tsx'));

export function LeadLine({ card }: { card: LeadCard }) {
  const { i18n, t } = useLingui();
  const notes = useOpened();
  const name = card.seeker_name ?? t`Someone`;
  const written = card.notes + (card.reminder_note ? 1 : 0);
  const { reminder_on: day } = card;
  const isDue = day !== null && day <= clock.today() && !isEndedColumn(card.column);
  return (
    <article className={styles.line} aria-label={t`${name}, ${card.home.title}`}>
      <Title order={2} size="h6" className={styles.cut}>
        {name}
      </Title>
      <Anchor component={Link} to={homePath(card.home)} size="sm" className={styles.cut}>
        <HomeTitle title={card.home.title} />
      </Anchor>
      <div className={styles.cut}>
        {isDue ? <ReminderLine day={day} note={card.reminder_note} isDue /> : <Last card={card} />}
      </div>
      <Badge color={columnColours[card.column]}>{i18n._(columnLabels[card.column])}</Badge>
      <div className={styles.lineActs}>
        <NextAct card={card} isQuiet />
        <LeadReach card={card} name={name} isShort />
        <ActionIcon size={36} variant="subtle" aria-haspopup="dialog" onClick={notes.onOpen}>
          <VisuallyHidden>{t`Notes (${written}): ${name}`}</VisuallyHidden>
          <IconClipboardList size={18} aria-hidden />
          {written > 0 && <small aria-hidden>{written}</small>}
        </ActionIcon>
        <MoveMenu card={card} name={name} />
      </div>
      <Suspense>{notes.opened && <NotesDialog card={card} name={name} onClose={notes.onClose} />}</Suspense>
    </article>
  );
}
