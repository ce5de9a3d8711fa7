// What only some of the office may do, around its button: to the others it is not offered.
import type { ReactNode } from 'react';
import type { Permission, RowPermission } from '../../../domain/permissions.ts';
import { useMay } from './use-may.ts';

export function May({ to, children }: { to: Permission | RowPermission; children: ReactNode }) {
  const may = useMay();
  return may(to) ? children : null;
}
