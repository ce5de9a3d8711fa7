// What the board and the list of leads say without one: what will come here, or that the search was too narrow, with the way on.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { stageAddress } from './stage-address.ts';

type NoLeadsProps = { show: string; q: string | undefined; member: string | undefined };

export function NoLeads({ show, q, member }: NoLeadsProps) {
  const { t } = useLingui();
  if (q || member) {
    const all = stageAddress({ show: show === 'open' ? undefined : show, q: undefined, member: undefined });
    return (
      <EmptyState
        title={q ? t`Nothing matches “${q}”` : t`Nothing matches`}
        action={<ToPage to={all}>{t`Show all`}</ToPage>}
      />
    );
  }
  if (show === 'due') return <EmptyState title={t`No follow-up is due`} />;
  if (show !== 'open' && show !== 'all') {
    const all = stageAddress({ show: 'all', q, member });
    return <EmptyState title={t`No leads here`} action={<ToPage to={all}>{t`Show all`}</ToPage>} />;
  }
  return (
    <EmptyState title={t`No open leads`} action={<ToPage to="/my-properties">{t`My Properties`}</ToPage>}>
      <Trans>
        Whoever writes to you about one of your homes or requests a visit shows up here. Once you accept, you
        see their phone number.
      </Trans>
    </EmptyState>
  );
}

const ToPage = ({ to, children }: { to: string; children: string }) => (
  <Button component={Link} to={to} variant="default">
    {children}
  </Button>
);
