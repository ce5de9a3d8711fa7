// The end of the set-up link: the signed-in person confirms that they become the first administrator.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { reachedAt } from '../../../domain/identifiers.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useSession } from '../../lib/session-context.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { toast } from '../../ui/toast-store.ts';
import { dropSetupCode } from './setup-code.ts';

export function ClaimAdmin({ code }: { code: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const navigate = useNavigate();
  const user = useSession().current?.user;
  const who = user && reachedAt(user);
  const leave = () => {
    dropSetupCode();
    navigate('/portal', { replace: true });
  };
  const claim = useMutation({
    mutationFn: () => api.roles.firstAdmin({ code }),
    onSuccess: () => {
      toast.success(t`You are the administrator now`);
      leave();
    },
  });
  return (
    <Stack gap="md">
      <Text>
        <Trans>
          You opened the set-up link. It makes <strong>{who}</strong> the first administrator of this
          installation.
        </Trans>
      </Text>
      <FormProblem>
        {claim.isError
          ? t`This link was used already, has expired, or there is an administrator. The server prints a fresh one.`
          : undefined}
      </FormProblem>
      <Button onClick={() => claim.mutate()} loading={claim.isPending} disabled={claim.isError}>
        <Trans>Become the administrator</Trans>
      </Button>
      <Button variant="subtle" onClick={leave}>
        <Trans>Not now</Trans>
      </Button>
    </Stack>
  );
}
