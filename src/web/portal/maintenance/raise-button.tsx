// A landlord or manager raises a repair for one of his homes that is let, in a dialog over his board.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lease, LessorRole } from '../../../contract/leases.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useOpened } from '../../ui/form-dialog.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { RaiseForm } from './raise-form.tsx';

/** As many as one answer holds; whoever has more finds the others by their words. */
const LEASES_SHOWN = 100;
const REST_MS = 250;

export function RaiseButton({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { opened, onOpen, onClose } = useOpened();
  // Asked for with the page, so that the form is whole when the connection is gone.
  const { first, found, setTyped } = useRunningLeases(role);
  return (
    <>
      <Button onClick={onOpen}>
        <Trans>Raise a repair</Trans>
      </Button>
      <Modal
        opened={opened}
        onClose={onClose}
        title={
          <Text component="span" fw={650} size="lg">
            <Trans>What needs repair?</Trans>
          </Text>
        }
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        {first.isPending && <FormSkeleton fields={3} />}
        {first.isError && <LoadError query={first} otherwise={msg`Your leases could not be loaded`} />}
        {first.data?.items.length === 0 && (
          <EmptyState title={t`No running lease`}>
            <Trans>Repairs are raised for homes that are let.</Trans>
          </EmptyState>
        )}
        {found.length > 0 && <RaiseForm as={role} leases={found} onSearch={setTyped} onDone={onClose} />}
      </Modal>
    </>
  );
}

function useRunningLeases(role: LessorRole) {
  const { queries } = useApi();
  const [typed, setTyped] = useState('');
  // The field shows "home · tenant" of what is chosen; the home alone finds it again.
  const [q] = useDebouncedValue((typed.split(' · ')[0] ?? '').trim().slice(0, 200), REST_MS);
  const input = { as: role, show: 'running', limit: LEASES_SHOWN } as const;
  const first = useQuery(queries.leases.listLet.queryOptions({ input, staleTime: 0 }));
  const isMore = Boolean(first.data?.next_cursor);
  const more = useQuery(
    queries.leases.listLet.queryOptions({
      input: { ...input, q },
      enabled: isMore && q !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const all = new Map<string, Lease>();
  for (const lease of [...(first.data?.items ?? []), ...(more.data?.items ?? [])]) all.set(lease.id, lease);
  return { first, found: [...all.values()], setTyped };
}
