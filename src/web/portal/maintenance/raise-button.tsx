// A landlord or manager raises a repair for one of their homes, let or vacant, in a dialog over their board.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import type { HomeToRepair } from '../../../contract/maintenance.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { keyOfHome } from './home-field.tsx';

const loadForm = () => import('./raise-form.tsx');
const RaiseForm = lazy(async () => ({ default: (await loadForm()).RaiseForm }));

const REST_MS = 250;

/** Of an address that opens the form, as the palette has it. */
const LED_TO = '#new';

export function RaiseButton({ as: role }: { as: LessorRole }) {
  const { t } = useLingui();
  const { opened, onOpen, onClose: shut } = useOpened();
  const { hash, search } = useLocation();
  const isLedTo = hash === LED_TO;
  const navigate = useNavigate();
  const onClose = () => {
    shut();
    if (isLedTo) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  // Form and homes are asked for with the page, so that all is there when the connection is gone.
  useEffect(() => void loadForm().catch(() => undefined), []);
  const { first, found, setTyped } = useHomesToRepair(role);
  return (
    <>
      <Button onClick={onOpen}>
        <Trans>Raise a repair</Trans>
      </Button>
      <Modal
        opened={opened || isLedTo}
        onClose={onClose}
        title={
          <Text component="span" fw={650} size="lg">
            <Trans>What needs repair?</Trans>
          </Text>
        }
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        {first.isPending && <FormSkeleton fields={3} />}
        {first.isError && <LoadError query={first} otherwise={msg`The homes could not be loaded`} />}
        {first.data?.items.length === 0 && (
          <EmptyState
            title={t`No homes yet`}
            action={
              role === 'landlord' && (
                <Button component={Link} to="/properties/create">
                  <Trans>List a home</Trans>
                </Button>
              )
            }
          >
            <Trans>You can report repairs for homes that you rent out or manage.</Trans>
          </EmptyState>
        )}
        <Suspense fallback={<FormSkeleton fields={3} />}>
          {found.length > 0 && (
            <RaiseForm as={role} homes={found} onSearch={setTyped} onDone={onClose} startsHere />
          )}
        </Suspense>
      </Modal>
    </>
  );
}

function useHomesToRepair(role: LessorRole) {
  const { queries } = useApi();
  const [typed, setTyped] = useState('');
  // The field shows "home · tenant" of what is chosen; the home alone finds it again.
  const [q] = useDebouncedValue((typed.split(' · ')[0] ?? '').trim().slice(0, 200), REST_MS);
  const first = useQuery(queries.maintenance.homes.queryOptions({ input: { as: role }, staleTime: 0 }));
  const more = useQuery(
    queries.maintenance.homes.queryOptions({
      input: { as: role, q },
      enabled: Boolean(first.data?.has_more) && q !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const all = new Map<string, HomeToRepair>();
  for (const home of [...(first.data?.items ?? []), ...(more.data?.items ?? [])]) {
    all.set(keyOfHome(home), home);
  }
  return { first, found: [...all.values()], setTyped };
}
