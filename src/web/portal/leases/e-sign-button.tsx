// Leads to the provider of e-signatures, which leads back to the lease.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Lease } from '../../../contract/leases.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { isSigner } from '../../../domain/lease-acceptance.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useFailedMove } from './use-lease-move.ts';

export function ESignButton({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const home = useHomeName(lease.home_name);
  const fail = useFailedMove(msg`The page to sign could not be opened`);
  const sign = useMutation({
    mutationFn: () =>
      api.leases.eSign({ id: lease.id, sha256: lease.document?.sha256 ?? '', language: writtenLanguage }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: fail,
  });
  const own = lease.parties.find(({ is_you }) => is_you);
  // As with a code: a tenant signs what they have opened.
  const isUnread = own !== undefined && isSigner(own.role) && own.opened_at === null;
  return (
    <Group>
      <Button
        variant="default"
        size="sm"
        loading={sign.isPending}
        disabled={isUnread}
        onClick={() => sign.mutate()}
        aria-label={t`Sign by eSign: ${home}`}
      >
        <Trans>Sign by eSign</Trans>
      </Button>
    </Group>
  );
}
