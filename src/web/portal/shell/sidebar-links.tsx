// The sidebar's groups: links of a person's main work stand open, the others unfold; narrow, it shows the pictures and says the
// words to screen readers and in tooltips.
import { Trans, useLingui } from '@lingui/react/macro';
import { Tooltip } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { IconChevronDown } from '../../ui/icons.ts';
import type { PortalLink, ShownGroup } from './links.ts';
import classes from './portal-shell.module.css';

type SidebarLinksProps = { groups: readonly ShownGroup[]; narrow?: boolean };

export function SidebarLinks({ groups, narrow = false }: SidebarLinksProps) {
  const { i18n } = useLingui();
  return groups.map((group) => {
    const { key, title, open, folded } = group;
    // A group of one link with its own name says it once.
    const isOneOfName =
      open.length === 1 && folded.length === 0 && i18n._(open[0]?.label ?? title) === i18n._(title);
    const hasTitle = !narrow && key !== 'home' && open.length > 0 && !isOneOfName;
    return (
      <section
        key={key}
        className={classes.group}
        data-folded={open.length === 0 || isOneOfName || undefined}
        aria-label={i18n._(title)}
      >
        {hasTitle && <h2 className={classes.groupTitle}>{i18n._(title)}</h2>}
        <Links links={open} narrow={narrow} />
        {folded.length > 0 && <Fold group={group} narrow={narrow} />}
      </section>
    );
  });
}

function Links({ links, narrow }: { links: readonly PortalLink[]; narrow: boolean }) {
  if (links.length === 0) return null;
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={link.to}>
          <SidebarLink link={link} narrow={narrow} />
        </li>
      ))}
    </ul>
  );
}

/** Open where one is in it. */
function Fold({ group: { title, open, folded }, narrow }: { group: ShownGroup; narrow: boolean }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const [{ icon: Icon }] = folded as [PortalLink];
  const name = i18n._(title);
  const words = open.length > 0 ? t`More of ${name}` : name;
  return (
    <details className={classes.fold} open={folded.some(({ to }) => to === pathname)}>
      <Tooltip label={words} position="right" disabled={!narrow}>
        <summary className={classes.link} aria-label={narrow || open.length > 0 ? words : undefined}>
          {open.length === 0 || narrow ? (
            <Icon size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconChevronDown className={classes.foldMark} size={20} stroke={1.75} aria-hidden />
          )}
          {!narrow && (
            <>
              <span className={classes.linkLabel}>
                {open.length > 0 ? <Trans context="further links of a menu">More</Trans> : name}
              </span>
              {open.length === 0 && <IconChevronDown className={classes.foldMark} size={16} aria-hidden />}
            </>
          )}
        </summary>
      </Tooltip>
      <Links links={folded} narrow={narrow} />
    </details>
  );
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
