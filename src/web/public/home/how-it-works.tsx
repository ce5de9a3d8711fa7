// The three services in a few sentences each.
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import styles from './home.module.css';

export function HowItWorks() {
  return (
    <section className={styles.section}>
      <h2>
        <Trans>How it works</Trans>
      </h2>
      <div className={styles.ways}>
        <article>
          <h3>
            <Trans>Rent a home</Trans>
          </h3>
          <ol>
            <li>
              <Trans>Filter by what matters and see the full cost to move in.</Trans>
            </li>
            <li>
              <Trans>Ask for a visit, in person or by video, at a time that suits you.</Trans>
            </li>
            <li>
              <Trans>Apply once and follow the answer step by step.</Trans>
            </li>
          </ol>
          <Link to="/properties">
            <Trans>Browse homes</Trans>
          </Link>
        </article>
        <article>
          <h3>
            <Trans>Rent out your home</Trans>
          </h3>
          <ol>
            <li>
              <Trans>List it in a few minutes; your draft is kept as you type.</Trans>
            </li>
            <li>
              <Trans>Visits and applications arrive in one place.</Trans>
            </li>
            <li>
              <Trans>Your number stays hidden until you accept someone.</Trans>
            </li>
          </ol>
          <Link to="/submit-property">
            <Trans>List your home</Trans>
          </Link>
        </article>
        <article>
          <h3>
            <Trans>Managed rental and affiliates</Trans>
          </h3>
          <p>
            <Trans>
              Landlords and brokers can hand a home over for managed rental: its monthly rent value is fixed
              and tracked month by month.
            </Trans>
          </p>
          <p>
            <Trans>
              Affiliates earn a commission from rent values that were really paid, never from recruiting, and
              every amount can be explained to the paisa.
            </Trans>
          </p>
        </article>
      </div>
    </section>
  );
}
