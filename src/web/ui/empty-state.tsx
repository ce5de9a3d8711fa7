// An empty screen offers the first step instead of a blank.
import type { ReactNode } from 'react';
import { IconInbox } from './icons.ts';
import { Notice } from './notice.tsx';

type EmptyStateProps = { title: string; icon?: ReactNode; children?: ReactNode; action?: ReactNode };

export function EmptyState({ icon = <IconInbox size={28} />, ...notice }: EmptyStateProps) {
  return <Notice icon={icon} {...notice} />;
}
