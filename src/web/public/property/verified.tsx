// What is verified of a home and of who lists it: a badge that opens, and the same in plain text further down.
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import type { ClaimSubject } from '../../../domain/claims.ts';
import { claimKindLabels, claimSentence } from '../../components/claims/claim-labels.ts';
import styles from './verified.module.css';

type HomeProps = { home: Pick<PropertyDetail, 'verified' | 'claims' | 'organisation'> };

/** Opens without JavaScript too. */
export function VerifiedBadge({ home }: HomeProps) {
  if (!home.verified) return null;
  return (
    <details className={styles.badge}>
      <summary>
        <Trans>Verified</Trans>
      </summary>
      <div className={styles.meaning}>
        <Sentences home={home} subject="home" />
        <NoPromise />
      </div>
    </details>
  );
}

export function Verification({ home }: HomeProps) {
  const ofLister = home.claims.some(({ subject }) => subject !== 'home');
  const ofHome = home.verified || home.claims.length > 0;
  return (
    <section id="verified">
      <h2>
        <Trans>What is verified</Trans>
      </h2>
      {ofHome ? (
        <Sentences home={home} subject="home" />
      ) : (
        <p className={styles.note}>
          <Trans>Kiraya has not verified this home yet.</Trans>
        </p>
      )}
      {ofLister ? (
        <>
          <h3 className={styles.who}>
            <Trans>Who lists it</Trans>
          </h3>
          <Sentences home={home} subject="person" />
          {home.organisation && home.claims.some(({ subject }) => subject === 'organisation') ? (
            <p className={styles.note}>{home.organisation.name}</p>
          ) : null}
          <Sentences home={home} subject="organisation" />
        </>
      ) : null}
      {ofHome ? <NoPromise /> : null}
    </section>
  );
}

function Sentences({ home, subject }: HomeProps & { subject: ClaimSubject }) {
  const { i18n } = useLingui();
  const claims = home.claims.filter((claim) => claim.subject === subject);
  if (claims.length === 0) {
    return home.verified && subject === 'home' ? (
      <p className={styles.note}>
        <Trans>Kiraya checked this listing and approved it.</Trans>
      </p>
    ) : null;
  }
  return (
    <ul className={styles.claims}>
      {claims.map((claim) => (
        <li key={claim.kind}>{claimSentence(claim, i18n)}</li>
      ))}
    </ul>
  );
}

const NoPromise = () => (
  <p className={styles.note}>
    <Trans>Please check the home’s condition when you visit.</Trans>
  </p>
);

/** One line beside the lister's name. */
export function ListerVerified({ home }: HomeProps) {
  const { i18n } = useLingui();
  const kinds = home.claims
    .filter(({ subject }) => subject !== 'home')
    .map(({ kind }) => i18n._(claimKindLabels[kind]))
    .join(', ');
  if (!kinds) return null;
  return (
    <a href="#verified" className={styles.lister}>
      <Trans>Verified: {kinds}</Trans>
    </a>
  );
}
