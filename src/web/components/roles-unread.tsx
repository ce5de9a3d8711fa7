// In place of a page whose guard could not read the roles: says so, and reads them anew.
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { connectionMessages } from '../lib/messages.ts';
import { ErrorState } from '../ui/error-state.tsx';

export function RolesUnread() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  return (
    <ErrorState
      title={i18n._(connectionMessages.rolesNotLoaded)}
      onRetry={() => client.resetQueries({ queryKey: ['account'] })}
    >
      {t`We couldn’t check what you may open here. You’re still signed in.`}
    </ErrorState>
  );
}
