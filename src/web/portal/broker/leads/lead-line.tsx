// A lead of a list of several stages in one line: who, which home, what happened last, its stage, and what can be done.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { homePath } from '../../../../domain/home-address.ts';
import { HomeTitle } from '../../../components/property/home-words.tsx';
import styles from './board.module.css';
import { Last, MoveMenu, ReminderLine } from './broker-lead-card.tsx';
import { isDue, LeadReach, NextAct } from './lead-acts.tsx';
import { columnColours, columnLabels } from './lead-stage-labels.ts';
import { NotesButton } from './notes-button.tsx';

export function LeadLine({ card }: { card: LeadCard }) {
  const { i18n, t } = useLingui();
  const name = card.seeker_name ?? t`Someone`;
  const { reminder_on: day } = card;
  return (
    <article className={styles.line} aria-label={t`${name}, ${card.home.title}`}>
      <Title order={2} size="h6" className={styles.cut}>
        {name}
      </Title>
      <Anchor component={Link} to={homePath(card.home)} size="sm" className={styles.cut}>
        <HomeTitle title={card.home.title} />
      </Anchor>
      <div className={styles.cut}>
        {day !== null && isDue(card) ? (
          <ReminderLine day={day} note={card.reminder_note} isDue />
        ) : (
          <Last card={card} />
        )}
      </div>
      <Badge color={columnColours[card.column]}>{i18n._(columnLabels[card.column])}</Badge>
      <div className={styles.lineActs}>
        <NextAct card={card} isQuiet />
        <LeadReach card={card} name={name} isShort />
        <NotesButton card={card} name={name} isIcon />
        <MoveMenu card={card} name={name} />
      </div>
    </article>
  );
}
