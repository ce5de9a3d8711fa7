// What people ask about renting in a place, answered from its own figures.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CountedPlace, SizeRents } from '../../../contract/places.ts';
import { LEAST_HOMES_OF_SLICE } from '../../../domain/place-slices.ts';
import styles from './rent.module.css';
import { UsualRent } from './rent-table.tsx';

type QuestionsProps = {
  place: string;
  rents: readonly SizeRents[];
  localities?: readonly CountedPlace[];
};

const MOST_LOCALITIES = 5;

export function Questions({ place, rents, localities = [] }: QuestionsProps) {
  if (!rents.some(({ homes }) => homes >= LEAST_HOMES_OF_SLICE)) return null;
  const largest = localities
    .slice(0, MOST_LOCALITIES)
    .map(({ name }) => name)
    .join(', ');
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Questions about renting in {place}</Trans>
      </h2>
      <Question asked={<Trans>What is the usual rent in {place}?</Trans>}>
        <UsualRent rents={rents} />
      </Question>
      {largest ? (
        <Question asked={<Trans>Which localities of {place} have homes?</Trans>}>
          <Trans>There are homes in {largest} and others.</Trans>
        </Question>
      ) : null}
      <Question asked={<Trans>What do I pay before I move in?</Trans>}>
        <Trans>
          The first month’s rent, the deposit, maintenance and, with an agent, the brokerage. Each home’s page
          adds them up and says what you get back when you leave.
        </Trans>
      </Question>
      <Question asked={<Trans>When do I get the owner’s number and the exact address?</Trans>}>
        <Trans>
          As soon as the owner accepts your visit or application. Until then messages go through Kiraya.
        </Trans>
      </Question>
    </section>
  );
}

function Question({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>{asked}</summary>
      <p>{children}</p>
    </details>
  );
}
