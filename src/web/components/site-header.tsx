// The top of every public page: plain links and a native disclosure, so that it works before and without JavaScript.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { AccountLink } from './account-links.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './site-header.module.css';
import { headerLinks } from './site-links.ts';
import { SiteMenu } from './site-menu.tsx';

export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <MainLinks here={headerLinks.find(({ to }) => to === pathname)?.to} />
        <div className={classes.end}>
          <ThemeToggle />
          <AccountLink />
          <Link to="/submit-property" className={classes.list}>
            <Trans>List your home</Trans>
          </Link>
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}

function MainLinks({ here }: { here: string | undefined }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Link to="/" className={classes.home} aria-label={t`Kiraya, home page`}>
        <BrandMark />
      </Link>
      <nav className={classes.nav} aria-label={t`Main`}>
        {headerLinks.map(({ to, label }) => (
          <Link key={to} to={to} className={classes.link} aria-current={to === here ? 'page' : undefined}>
            {i18n._(label)}
          </Link>
        ))}
      </nav>
    </>
  );
}
