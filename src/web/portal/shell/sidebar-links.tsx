// The sidebar's groups of links; narrow, it shows the pictures and says the words to screen readers and in tooltips.
import { useLingui } from '@lingui/react/macro';
import { Tooltip } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import type { PortalLink, PortalLinkGroup } from './links.ts';
import classes from './portal-shell.module.css';

type SidebarLinksProps = { groups: readonly PortalLinkGroup[]; narrow?: boolean };

export function SidebarLinks({ groups, narrow = false }: SidebarLinksProps) {
  const { i18n } = useLingui();
  return groups.map(({ key, title, links }) => (
    <section key={key} className={classes.group} aria-label={i18n._(title)}>
      {!narrow && key !== 'home' && <h2 className={classes.groupTitle}>{i18n._(title)}</h2>}
      <ul className={classes.links}>
        {links.map((link) => (
          <li key={link.to}>
            <SidebarLink link={link} narrow={narrow} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function SidebarLink({ link: { to, label, icon: Icon }, narrow }: { link: PortalLink; narrow: boolean }) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const isHere = to === pathname ? !search.includes('tab=') : to === `${pathname}${search}`;
  const words = i18n._(label);
  return (
    <Tooltip label={words} position="right" disabled={!narrow}>
      <Link
        to={to}
        className={classes.link}
        aria-current={isHere ? 'page' : undefined}
        aria-label={narrow ? words : undefined}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        {!narrow && <span className={classes.linkLabel}>{words}</span>}
      </Link>
    </Tooltip>
  );
}
