// Who lists the home and what to do next: visit, apply, keep, pass on. Links at first; forms once somebody is signed in.
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { dateInIndia, formatDate, formatMonth, monthOf } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { CompareButton, CompareLink } from '../../components/compare/compare-button.tsx';
import styles from '../../components/property/detail.module.css';
import { availabilityLabels, listedAsLabels } from '../../components/property/property-labels.ts';
import { Heart } from '../../components/shortlist/heart.tsx';
import { signInPath } from '../../lib/own-path.ts';
import { useSession } from '../../lib/session-context.ts';
import { ShareButtons } from '../../ui/share-buttons.tsx';
import { ActionBar } from './action-bar.tsx';
import steps from './next-steps.module.css';
import { ListerVerified } from './verified.tsx';

/** Forms, dates and dialogs weigh more than the page: they come only to who can use them. */
const SignedInSteps = lazy(() => import('./signed-in-steps.tsx'));
const ReportStep = lazy(() => import('./report-step.tsx'));

type NextStepsProps = { home: PropertyDetail; origin: string };

export function NextSteps({ home, origin }: NextStepsProps) {
  return (
    <>
      {home.availability === 'available' ? <Ask home={home} /> : <NotToBeHad home={home} />}
      <Lister home={home} />
      <Share home={home} address={`${origin}${homePath(home)}`} />
      <Report home={home} />
    </>
  );
}

function Lister({ home }: { home: PropertyDetail }) {
  const { i18n } = useLingui();
  const published = formatDate(dateInIndia(home.published_at));
  const rera = home.organisation?.rera_number;
  return (
    <div className={styles.lister}>
      {home.lister ? <strong>{home.lister.name}</strong> : null}
      {home.organisation ? <span>{home.organisation.name}</span> : null}
      <span>{i18n._(listedAsLabels[home.listed_as])}</span>
      {rera ? (
        <span>
          <Trans>RERA number {rera}</Trans>
        </span>
      ) : null}
      {home.lister ? <Since date={home.lister.since} /> : null}
      {home.answering ? <Answering {...home.answering} /> : null}
      {home.lister ? <ListerVerified home={home} /> : null}
      <span>
        <Trans>Listed on {published}</Trans>
      </span>
    </div>
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

function Answering({ within_hours: hours, percent }: NonNullable<PropertyDetail['answering']>) {
  return (
    <>
      {hours === null ? null : (
        <span>
          {hours === 1 ? (
            <Trans>Usually answers within an hour</Trans>
          ) : (
            <Trans>Usually answers within {hours} hours</Trans>
          )}
        </span>
      )}
      <span>
        <Trans>Answers {percent}% of requests</Trans>
      </span>
    </>
  );
}

function Ask({ home }: { home: PropertyDetail }) {
  const { status } = useSession();
  if (status !== 'signed-in') return <SignInFirst home={home} />;
  return (
    <Suspense fallback={<SignInFirst home={home} />}>
      <SignedInSteps home={home} />
    </Suspense>
  );
}

/** Plain links: they work before and without JavaScript, and come back to the form. */
function SignInFirst({ home }: { home: PropertyDetail }) {
  const backTo = (step: string) => ({
    to: signInPath({ pathname: homePath(home), search: `?step=${step}` }),
    state: { home: home.title },
  });
  return (
    <div className={`${steps.asks} no-print`}>
      <ActionBar home={home}>
        <Link {...backTo('visit')} className={steps.primary}>
          <Trans>Request a visit</Trans>
        </Link>
      </ActionBar>
      <Link {...backTo('visit')} className={`${steps.primary} ${steps.inBar}`}>
        <Trans>Request a visit</Trans>
      </Link>
      <Link {...backTo('apply')} className={steps.secondary}>
        <Trans>Apply for this home</Trans>
      </Link>
      <Link {...backTo('message')} className={steps.secondary}>
        <Trans>Message the owner or agent</Trans>
      </Link>
    </div>
  );
}

function NotToBeHad({ home }: { home: PropertyDetail }) {
  const { i18n } = useLingui();
  if (home.free_beds === 0) {
    return (
      <p className={steps.state}>
        <Trans>All beds of this PG are taken now. Similar homes are below.</Trans>
      </p>
    );
  }
  const state = i18n._(availabilityLabels[home.availability]);
  return (
    <p className={steps.state}>
      <Trans>This home takes no requests now: {state}. Similar homes are below.</Trans>
    </p>
  );
}

function Share({ home, address }: { home: PropertyDetail; address: string }) {
  return (
    <div className={`${steps.share} no-print`}>
      <Heart homeId={home.id} title={home.title} withLabel />
      <CompareButton homeId={home.id} title={home.title} />
      <CompareLink />
      <ShareButtons url={address} text={home.title} />
    </div>
  );
}

/** A link until somebody is signed in, since each person reports a home once. */
function Report({ home }: { home: PropertyDetail }) {
  const { status } = useSession();
  const path = signInPath({ pathname: homePath(home), search: '?step=report' });
  if (status !== 'signed-in') {
    return (
      <Link to={path} className={`${steps.report} no-print`}>
        <Trans>Report this listing</Trans>
      </Link>
    );
  }
  return (
    <Suspense>
      <ReportStep homeId={home.id} title={home.title} />
    </Suspense>
  );
}
