// How a tab of the admin portal declares itself; `npm run features` collects what they say into `tabs.generated.ts`.
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Permission, RowPermission } from '../../../domain/permissions.ts';

export type AdminTabEntry = {
  /** Tabs stand in the order of their places; there is room between two. */
  place: number;
  label: MessageDescriptor;
  /** What its first procedure needs, or the rows it shows; who lacks it does not see the tab. */
  permission: Permission | RowPermission;
};

export type AdminTab = AdminTabEntry & {
  /** The name of its folder and of `?tab=`. */
  id: string;
  component: ComponentType;
};

/** The default export of `<folder>/<folder>-tab.tsx`. The portal's row of tabs has the entry without loading the file. */
export const adminTab = (_entry: AdminTabEntry, Tab: ComponentType): ComponentType => Tab;
