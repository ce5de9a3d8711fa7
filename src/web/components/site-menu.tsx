// The mobile menu as a native disclosure: it opens without JavaScript, and with it closes by itself where one expects.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { IconMenu2 } from '../ui/icons.ts';
import { LanguageLinks } from './language-links.tsx';
import { MarketingFigures } from './marketing-figures.tsx';
import classes from './site-header.module.css';
import { companyLinks, headerLinks, listingLinks, menuLinks, type SiteLink } from './site-links.ts';

const sections: readonly (readonly SiteLink[])[] = [headerLinks, listingLinks, menuLinks, companyLinks];

export function SiteMenu() {
  const { t } = useLingui();
  const menu = useClosingDetails();
  return (
    <details ref={menu} className={classes.menu}>
      <summary className={classes.menuButton} aria-label={t`Menu`}>
        <IconMenu2 size={22} aria-hidden />
      </summary>
      <nav className={classes.panel} aria-label={t`Menu`}>
        <p className={classes.figuresTitle}>
          <Trans>Trusted with homes across India</Trans>
        </p>
        <MarketingFigures />
        <Sections />
        <LanguageLinks />
      </nav>
    </details>
  );
}

function Sections() {
  const { i18n } = useLingui();
  return (
    <>
      {sections.map((links) => (
        <ul key={links[0]?.to}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{i18n._(label)}</Link>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

/** Closes on the next page, on Escape (focus goes back to the button) and on a press outside. */
function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  const shownOn = useRef(pathname);

  // Another page closes the menu; that the first one wakes does not: it may have been opened before.
  useEffect(() => {
    if (shownOn.current !== pathname) details.current?.removeAttribute('open');
    shownOn.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && details.current?.contains(event.target) === false) {
        details.current.open = false;
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, []);

  return details;
}
