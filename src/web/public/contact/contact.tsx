// Contact: a form that reaches the office, and the ways that are quicker than writing.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { REOPEN_DAYS, SITE_ANSWER_DAYS } from '../../../domain/complaints.ts';
import { formatPhone, phoneOf } from '../../../domain/phones.ts';
import { EnquiryForm } from '../../components/enquiries/enquiry-form.tsx';
import { usePublishedSettings } from '../../lib/use-settings.ts';
import { fixedPage } from '../marketing/fixed-page.ts';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import type { Route } from './+types/contact';
import classes from './contact.module.css';

const facts: PageFacts = {
  path: '/contact',
  title: msg`Contact`,
  description: msg`Contact Kiraya about renting, renting out, managed rental or your account, and how to reach our office.`,
  type: 'ContactPage',
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function ContactPage() {
  const { t } = useLingui();
  return (
    <div className={classes.page}>
      <section>
        <h1>
          <Trans>Contact us</Trans>
        </h1>
        <p className={classes.lead}>
          <Trans>Write to us. We read every message and answer by email or phone.</Trans>
        </p>
        <EnquiryForm kind="contact" topics={useTopics()} submitLabel={t`Send message`} />
      </section>
      <div className={classes.asides}>
        <Office />
        <Grievances />
        <Quicker />
      </div>
    </div>
  );
}

/** Topics are kept as people read them. */
function useTopics() {
  const { t } = useLingui();
  return [
    t`Renting a home`,
    t`Renting out my home`,
    t`Managed rental`,
    t`Brokers and affiliates`,
    t`My account`,
    t`Something else`,
  ];
}

/** What Settings say of the office; nothing is shown of what nobody has told. */
function Office() {
  const { office } = usePublishedSettings();
  const { email, phone, address, hours } = office;
  if (!email && !phone && !address && !hours) return null;
  return (
    <aside className={classes.aside}>
      <h2>
        <Trans>Our team</Trans>
      </h2>
      <ul className={classes.plain}>
        <Reach email={email} phone={phone} />
        {address && <li className={classes.address}>{address}</li>}
        {hours && <li>{hours}</li>}
      </ul>
    </aside>
  );
}

type ReachProps = { email: string | null; phone: string | null };

const Reach = ({ email, phone }: ReachProps) => (
  <>
    {email && (
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    )}
    {phone && (
      <li>
        <a href={`tel:${phoneOf(phone)}`}>{formatPhone(phone)}</a>
      </li>
    )}
  </>
);

/** Whom to write to about a complaint that was not settled, where they sit, and by when one is answered. */
function Grievances() {
  const {
    legal_name: company,
    address,
    grievance_name: name,
    grievance_email: email,
    grievance_phone: phone,
  } = usePublishedSettings().operator;
  if (!name) return null;
  return (
    <aside className={classes.aside}>
      <h2>
        <Trans>Grievance officer</Trans>
      </h2>
      <ul className={classes.plain}>
        <li>{name}</li>
        {company && <li>{company}</li>}
        {address && <li className={classes.address}>{address}</li>}
        <Reach email={email} phone={phone} />
      </ul>
      <p>
        <Trans>
          <Link to="/complaint">Write a complaint</Link>, with or without an account: you get its number at
          once and the day of our answer, {SITE_ANSWER_DAYS} days or a month by what it is about. You can take
          our decision to the grievance officer once, within {REOPEN_DAYS} days.
        </Trans>
      </p>
    </aside>
  );
}

function Quicker() {
  const links = [
    { to: '/properties', text: <Trans>Find a home to rent</Trans> },
    { to: '/submit-property', text: <Trans>List your home</Trans> },
    { to: '/submit-managed-rental', text: <Trans>Hand your home over for managed rental</Trans> },
    { to: '/track-applications', text: <Trans>See the status of your visits and applications</Trans> },
    { to: '/guaranteed-lease', text: <Trans>Ask for a guaranteed lease</Trans> },
    { to: '/tenant-verification', text: <Trans>Have a tenant verified</Trans> },
  ];
  return (
    <aside className={classes.aside}>
      <h2>
        <Trans>Quick links</Trans>
      </h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
