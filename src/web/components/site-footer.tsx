// The foot of every public page: where else to go, for people and for search engines.
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone, phoneOf } from '../../domain/phones.ts';
import { usePublishedSettings } from '../lib/use-settings.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageLinks } from './language-links.tsx';
import classes from './site-footer.module.css';
import { companyLinks, listingLinks, menuLinks, popularCities, type SiteLink } from './site-links.ts';

/** The same below every page, whatever the router has to tell the page. */
export const SiteFooter = memo(function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.about}>
          <OurPromise />
          <LanguageLinks />
        </div>
        <Columns />
      </div>
      <Legal />
    </footer>
  );
});

/** Who runs the site and whom to complain to, as far as Settings say so. */
function Legal() {
  const { legal_name: name, address, gstin } = usePublishedSettings().operator;
  return (
    <div className={classes.legal}>
      {name && (
        <p>{[name, address?.replace(/\s+/g, ' '), gstin && `GSTIN ${gstin}`].filter(Boolean).join(' · ')}</p>
      )}
      <Grievances />
      <p>
        <Trans>© Kiraya. Prices in Indian rupees.</Trans>
      </p>
    </div>
  );
}

function Grievances() {
  const {
    grievance_name: name,
    grievance_email: email,
    grievance_phone: phone,
  } = usePublishedSettings().operator;
  if (!name) return null;
  return (
    <p>
      <Trans>Grievance officer: {name}</Trans>
      {email && (
        <>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {phone && (
        <>
          {' · '}
          <a href={`tel:${phoneOf(phone)}`}>{formatPhone(phone)}</a>
        </>
      )}
    </p>
  );
}

function OurPromise() {
  return (
    <>
      <BrandMark />
      <p>
        <Trans>
          Rental homes with the full cost on the page: rent, deposit and fees line by line, before you visit.
        </Trans>
      </p>
    </>
  );
}

function Columns() {
  const { t, i18n } = useLingui();
  return (
    <>
      <Column title={t`Homes for rent`}>
        {popularCities.map(({ name, label }) => (
          <li key={name}>
            <Link to={`/rent/${name.toLowerCase()}`}>{i18n._(label)}</Link>
          </li>
        ))}
        <li>
          <Link to="/rent">
            <Trans>All cities and localities</Trans>
          </Link>
        </li>
      </Column>
      <LinkColumn title={t`Owners and brokers`} links={listingLinks} />
      <LinkColumn title={t`Services`} links={menuLinks} />
      <LinkColumn title={t`Company`} links={companyLinks}>
        {/* No page of the site: the server's own. */}
        <li>
          <a href="/api/docs">
            <Trans>API for your programs</Trans>
          </a>
        </li>
      </LinkColumn>
    </>
  );
}

type LinkColumnProps = { title: string; links: readonly SiteLink[]; children?: ReactNode };

function LinkColumn({ title, links, children }: LinkColumnProps) {
  const { i18n } = useLingui();
  return (
    <Column title={title}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{i18n._(label)}</Link>
        </li>
      ))}
      {children}
    </Column>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>{children}</ul>
    </nav>
  );
}
