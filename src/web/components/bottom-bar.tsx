// The bar within reach of the thumb on phones: Home, Properties, Services, Dashboard (specification, section 2.4).
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { useSession } from '../lib/session-context.ts';
import { IconBuilding, IconHome, IconLayoutDashboard, IconTool } from '../ui/icons.ts';
import classes from './bottom-bar.module.css';

type BarLink = { to: string; label: MessageDescriptor; icon: typeof IconHome };

const fixedLinks: readonly BarLink[] = [
  { to: '/', label: msg({ message: 'Home', context: 'first page' }), icon: IconHome },
  { to: '/properties', label: msg`Properties`, icon: IconBuilding },
  { to: '/services', label: msg`Services`, icon: IconTool },
];

/** Where Dashboard leads: into the portal when signed in, else to sign in. */
const dashboardPath = (status: string) => (status === 'signed-in' ? '/portal' : '/auth');

export function BottomBar() {
  const { pathname } = useLocation();
  const dashboard = dashboardPath(useSession().status);
  const here = [...fixedLinks.map(({ to }) => to), dashboard].find((to) => isHere(to, pathname));
  return <Places dashboard={dashboard} here={here} />;
}

type PlacesProps = { dashboard: string; here: string | undefined };

function Places({ dashboard, here }: PlacesProps) {
  const { t, i18n } = useLingui();
  const links = [...fixedLinks, { to: dashboard, label: msg`Dashboard`, icon: IconLayoutDashboard }];
  return (
    <nav className={classes.bar} aria-label={t`Main places`}>
      {links.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} className={classes.link} aria-current={to === here ? 'page' : undefined}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}

function isHere(to: string, pathname: string): boolean {
  return to === '/portal' ? pathname.startsWith('/portal') : to === pathname;
}
