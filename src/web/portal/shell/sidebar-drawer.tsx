// The sidebar on a phone: a drawer from the left. It comes when it is opened first; no page waits for it.
import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { BrandMark } from '../../components/brand-mark.tsx';
import type { ShownGroup } from './links.ts';
import { SidebarLinks } from './sidebar-links.tsx';
import type { Sidebar } from './use-sidebar.ts';

type SidebarDrawerProps = { groups: readonly ShownGroup[]; sidebar: Sidebar };

export default function SidebarDrawer({ groups, sidebar }: SidebarDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer
      opened={sidebar.drawerOpen}
      onClose={sidebar.closeDrawer}
      size="18rem"
      padding="sm"
      title={<BrandMark />}
      closeButtonProps={{ 'aria-label': t`Close menu` }}
    >
      <nav aria-label={t`Portal`}>
        <SidebarLinks groups={groups} />
      </nav>
    </Drawer>
  );
}
