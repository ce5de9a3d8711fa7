// What pages for an audience are made of: an opening with the one next step, cards, steps, questions, and the step again.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../domain/money.ts';
import styles from './marketing.module.css';
import { type PagePhoto, Photo } from './photo.tsx';

export type Step = { to: string; label: string };

type HeroProps = { title: string; lead: string; step: Step; photo: PagePhoto };

export function Hero({ title, lead, step, photo }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Photo photo={photo} />
      <div className={styles.heroInside}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <NextStep step={step} />
      </div>
    </section>
  );
}

/** What is read, and beside it on wide screens the form that it leads to; on a phone the form comes after it. */
export function Beside({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <div className={styles.aside}>{form}</div>
    </div>
  );
}

/** A step on the same page, such as its form, is an anchor. */
function NextStep({ step }: { step: Step }) {
  return (
    <Link className={styles.step} to={step.to}>
      {step.label}
    </Link>
  );
}

type SectionProps = { title: string; intro?: string; children: ReactNode };

export function Section({ title, intro, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {children}
    </section>
  );
}

type Point = { title: string; text: string; link?: Step };

export function Cards({ items }: { items: readonly Point[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {link ? <Link to={link.to}>{link.label}</Link> : null}
        </li>
      ))}
    </ul>
  );
}

export function Steps({ items }: { items: readonly Point[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function Questions({ title, items }: { title: string; items: readonly Point[] }) {
  return (
    <section className={`${styles.section} ${styles.questions}`}>
      <h2>{title}</h2>
      {items.map((item) => (
        <details key={item.title}>
          <summary>{item.title}</summary>
          <p>{item.text}</p>
        </details>
      ))}
    </section>
  );
}

export function Closing({ title, step }: { title: string; step: Step }) {
  return (
    <section className={styles.section}>
      <div className={styles.closing}>
        <h2>{title}</h2>
        <NextStep step={step} />
      </div>
    </section>
  );
}

type Figure = { label: string; value: number };

/** Counted figures; one that is nothing is not shown. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items
        .filter(({ value }) => value > 0)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
