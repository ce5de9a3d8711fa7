// The frame of the admin portal: header, the tabs this person may open, and the one that the address names.
import { useLingui } from '@lingui/react/macro';
import { Tabs, UnstyledButton } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Role } from '../../domain/roles.ts';
import { OneFailure } from '../components/one-failure.tsx';
import { TabSkeleton } from '../components/portal-skeleton.tsx';
import { ProblemBoundary } from '../components/problem-boundary.tsx';
import { MAIN_ID, SkipLink } from '../components/skip-link.tsx';
import { useAccount } from '../lib/use-account.ts';
import { useAccountTheme } from '../lib/use-account-theme.ts';
import { IconChevronDown } from '../ui/icons.ts';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { toast } from '../ui/toast-store.ts';
import { typeAhead } from '../ui/typed-ahead.ts';
import { AdminHeader } from './shell/admin-header.tsx';
import classes from './shell/admin-portal.module.css';
import type { AdminTab } from './shell/admin-tab.ts';
import { bringIntoSight } from './shell/into-sight.ts';
import { PhoneMenu } from './shell/phone-menu.tsx';
import { PinUnknown } from './shell/pin-unknown.tsx';
import { tabAddress } from './shell/tab-address.ts';
import { groupsOf, inLine, type TabGroup } from './shell/tab-groups.ts';
import { useWaitingByTab } from './shell/use-inbox.ts';
import { useMay } from './shell/use-may.ts';
import { usePin } from './shell/use-pin.ts';
import { useRoleWatch } from './shell/use-role-watch.ts';
import { Waits } from './shell/waits.tsx';
import { adminTabs } from './tabs.generated.ts';

// What stands before the portal is seen once in a session: its forms are not loaded with every tab.
const PinScreen = lazy(() => import('./shell/pin-screen.tsx').then((file) => ({ default: file.PinScreen })));
const PinLock = lazy(() => import('./shell/pin-lock.tsx').then((file) => ({ default: file.PinLock })));
const loadSearch = () => import('./shell/office-search.tsx');
const OfficeSearch = lazy(loadSearch);
const TabNotOpen = lazy(() => import('./shell/tab-not-open.tsx'));
const SecondFactorScreen = lazy(() =>
  import('./shell/second-factor-screen.tsx').then((file) => ({ default: file.SecondFactorScreen })),
);

export function AdminPortal() {
  const account = useAccount();
  const may = useMay();
  useAccountTheme(account.status === 'signed-in' ? account.me?.settings.theme : undefined);
  useRoleWatch();
  if (account.status !== 'signed-in') return null;
  const { user, me, roles } = account;
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Gated
        name={me?.fullName ?? user.name}
        roles={roles}
        tabs={adminTabs.filter(({ permission }) => may(permission))}
      />
      <ToastRegion />
    </div>
  );
}

type GatedProps = { name: string; roles: readonly Role[]; tabs: readonly AdminTab[] };

/** Before the PIN is entered there is nothing to show, not even how the system is doing; what was being typed when it ended is kept. */
export function Gated({ name, roles, tabs }: GatedProps) {
  const { gate, isUnset, query } = usePin();
  const [wasOpen, setWasOpen] = useState(false);
  if (gate === 'open' && !wasOpen) setWasOpen(true);
  const isLocked = gate === 'enter' && wasOpen;
  const [isSearching, setSearching] = useState(false);
  const search = () => {
    if (gate !== 'open') return;
    if (!isSearching) typeAhead();
    setSearching(true);
  };
  useHotkeys([['mod+K', search]], []);
  // Whoever types on at once after Ctrl K finds it there.
  useEffect(() => void loadSearch().catch(() => undefined), []);
  const header = (
    <AdminHeader name={name} roles={roles} isOpen={gate === 'open'} asksForPin={isUnset} onSearch={search} />
  );
  return (
    <>
      <div inert={isLocked}>{header}</div>
      {gate === 'open' || isLocked ? (
        <div inert={isLocked}>
          <AdminTabs tabs={tabs} />
        </div>
      ) : (
        <main id={MAIN_ID} tabIndex={-1} className={gate === 'unknown' ? undefined : classes.main}>
          {gate === 'unknown' && <PinUnknown query={query} />}
          <Suspense fallback={<FormSkeleton fields={1} />}>
            {gate === 'second-factor' && <SecondFactorScreen />}
            {(gate === 'set' || gate === 'enter') && <PinScreen gate={gate} />}
          </Suspense>
        </main>
      )}
      {isSearching && gate === 'open' && (
        <Suspense>
          <OfficeSearch tabs={tabs} onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {isLocked && (
        <Suspense>
          <PinLock header={header} />
        </Suspense>
      )}
    </>
  );
}

function AdminTabs({ tabs }: { tabs: readonly AdminTab[] }) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const waiting = useWaitingByTab();
  const isWide = useMediaQuery('(min-width: 62em)') ?? true;
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  const refused = chosen && adminTabs.find(({ id }) => id === params.get('tab') && id !== chosen.id);
  const list = useRef<HTMLDivElement>(null);
  const groups = groupsOf(tabs);
  const chosenId = chosen?.id;
  const areMarked = waiting.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is open
  useEffect(() => toast.closeFailure, [chosenId]);
  // The list is wider than a phone and may be higher than a screen; figures make it wider once they come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures come later and move the tabs
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[role="tab"][id$="-${chosenId}"]`);
    if (!list.current || !tab) return;
    bringIntoSight(list.current, tab);
  }, [chosenId, areMarked]);
  return (
    <Tabs
      className={classes.tabs}
      classNames={{ tabLabel: classes.label }}
      value={chosen?.id ?? null}
      onChange={(id) => id && navigate(tabAddress(id))}
      orientation={isWide ? 'vertical' : 'horizontal'}
      // Walking along the tabs with the arrows loads none of them.
      activateTabWithKeyboard={false}
      keepMounted={false}
    >
      <div ref={list} className={classes.list}>
        {isWide ? (
          groups.map((group) => <Group key={group.id} group={group} chosen={chosen} waiting={waiting} />)
        ) : (
          <>
            <PhoneMenu groups={groups} chosenId={chosenId} waiting={waiting} />
            <List label={t`Administration`} tabs={inLine(tabs)} chosen={chosen} waiting={waiting} />
          </>
        )}
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {refused && (
          <Suspense fallback={null}>
            <TabNotOpen label={refused.label} />
          </Suspense>
        )}
        {tabs.map(({ id, label, component: Content }) => (
          <Tabs.Panel key={id} value={id}>
            <ProblemBoundary name={i18n._(label)}>
              <Suspense fallback={<TabSkeleton />}>
                <OneFailure>
                  <Content />
                </OneFailure>
              </Suspense>
            </ProblemBoundary>
          </Tabs.Panel>
        ))}
      </main>
    </Tabs>
  );
}

type ListProps = {
  label: string;
  tabs: readonly AdminTab[];
  chosen: AdminTab | undefined;
  waiting: ReadonlyMap<string, number>;
};

/** The chosen tab, or the first of a list without it, is where the keyboard comes in. */
function List({ label, tabs, chosen, waiting }: ListProps) {
  const { i18n } = useLingui();
  const entry = tabs.find(({ id }) => id === chosen?.id) ?? tabs[0];
  return (
    <Tabs.List className={classes.tabList} aria-label={label}>
      {tabs.map(({ id, label: name }) => (
        <Tabs.Tab
          key={id}
          value={id}
          className={classes.tab}
          tabIndex={id === entry?.id ? 0 : -1}
          rightSection={<Waits count={waiting.get(id) ?? 0} />}
        >
          {i18n._(name)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

type GroupProps = Pick<ListProps, 'chosen' | 'waiting'> & { group: TabGroup };

/** Folded under its heading, with what waits in it; the one that holds the chosen tab is open. */
function Group({ group: { label, tabs }, chosen, waiting }: GroupProps) {
  const { t, i18n } = useLingui();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = label === null || isUnfolded || tabs.some(({ id }) => id === chosen?.id);
  const name = label ? i18n._(label) : t`Administration`;
  const count = tabs.reduce((sum, { id }) => sum + (waiting.get(id) ?? 0), 0);
  return (
    <div className={classes.group}>
      {label && (
        <UnstyledButton
          className={classes.heading}
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span className={classes.headingName}>{name}</span>
          {!isOpen && <Waits count={count} />}
          <IconChevronDown className={classes.mark} size={16} aria-hidden />
        </UnstyledButton>
      )}
      {isOpen && <List label={name} tabs={tabs} chosen={chosen} waiting={waiting} />}
    </div>
  );
}
