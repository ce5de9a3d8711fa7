// The head of a portal's first screen: a greeting by the time of day and the badge of the role.
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hourInIndia } from '../../../domain/dates.ts';
import { greetingAt } from '../../../domain/roles.ts';
import { RoleBadge } from '../../components/role-badge.tsx';
import { clock } from '../../lib/clock.ts';
import { useAccount } from '../../lib/use-account.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export function Welcome({ description, actions }: { description: ReactNode; actions?: ReactNode }) {
  const { t } = useLingui();
  const account = useAccount();
  if (account.status !== 'signed-in') return null;
  const [name] = (account.me?.fullName ?? account.user.name).trim().split(/\s+/);
  const greetings = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  return (
    <PageHeader
      title={greetings[greetingAt(hourInIndia(clock.now()))]}
      badge={<RoleBadge roles={account.roles} />}
      description={description}
      actions={actions}
    />
  );
}
