// Who lists the home, and ways to pass it on.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { dateInIndia, formatDate, formatMonth, monthOf } from '../../../domain/dates.ts';
import styles from '../../components/property/detail.module.css';
import { listedAsLabels } from '../../components/property/labels.ts';

type NextStepsProps = { home: PropertyDetail; origin: string };

export function NextSteps({ home, origin }: NextStepsProps) {
  const { i18n } = useLingui();
  const published = formatDate(dateInIndia(home.published_at));
  const address = `${origin}/property/${home.id}`;
  const message = encodeURIComponent(`${home.title} ${address}`);
  return (
    <section className={styles.panel}>
      <div className={styles.lister}>
        {home.lister ? <strong>{home.lister.name}</strong> : null}
        <span>{i18n._(listedAsLabels[home.listed_as])}</span>
        {home.lister ? <Since date={home.lister.since} /> : null}
        <span>
          <Trans>Listed on {published}</Trans>
        </span>
      </div>
      <p>
        <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
          <Trans>Share on WhatsApp</Trans>
        </a>
      </p>
    </section>
  );
}

function Since({ date }: { date: string }) {
  const month = formatMonth(monthOf(dateInIndia(date)));
  return (
    <span>
      <Trans>On Kiraya since {month}</Trans>
    </span>
  );
}
