// Copies of the agreement with its stamp or registration, which either side keeps with the lease.
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Lease, LeaseCopy } from '../../../contract/leases.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useLinked } from '../../ui/use-linked.ts';

/** Comes after the page, which has a budget of scripts. */
const AddCopyButton = lazy(async () => ({
  default: (await import('./add-copy-button.tsx')).AddCopyButton,
}));

export const AddCopy = ({ leaseId }: { leaseId: string }) => (
  <Suspense fallback={null}>
    <AddCopyButton leaseId={leaseId} />
  </Suspense>
);

/** Of a lease that is agreed, by those who agreed it. */
export const mayAddCopy = ({ state, side }: Lease) =>
  side !== null && !['draft', 'proposed', 'cancelled'].includes(state);

export function StampedCopies({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  // The documents lead here.
  const { place } = useLinked('stamped-copies');
  // A tenant, who seldom has one first, adds it among the rare acts.
  const adds = lease.side === 'landlord' && mayAddCopy(lease);
  if (lease.stamped_copies.length === 0 && !adds) return null;
  return (
    <Stack gap="xs" align="flex-start" id="stamped-copies" ref={place}>
      {lease.stamped_copies.length > 0 && (
        <List listStyleType="none" spacing="sm" aria-label={t`Stamped and registered copies`}>
          {lease.stamped_copies.map((copy) => (
            <List.Item key={copy.id}>
              <Copy lease={lease} copy={copy} />
            </List.Item>
          ))}
        </List>
      )}
      {adds && <AddCopy leaseId={lease.id} />}
    </Stack>
  );
}

function Copy({ lease, copy }: { lease: Lease; copy: LeaseCopy }) {
  const { t } = useLingui();
  const { api } = useApi();
  const home = useHomeName(lease.home_name);
  const day = formatDate(dateInIndia(copy.created_at));
  const name = copy.kind === 'registered' ? t`Registered copy of ${day}` : t`Stamped copy of ${day}`;
  const { number, added_by: by } = copy;
  const facts = [
    number && t`Number ${number}`,
    copy.dated_on && t`dated ${formatDate(copy.dated_on)}`,
    by && t`added by ${by}`,
  ].filter(Boolean);
  return (
    <Stack gap={2} align="flex-start">
      <PdfButton
        label={`${name}: ${home}`}
        ask={() => api.leases.documentFile({ id: lease.id, document_id: copy.id })}
      >
        {name}
      </PdfButton>
      {facts.length > 0 && <Text size="sm">{facts.join(' · ')}</Text>}
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        <Trans>Fingerprint (SHA-256): {copy.sha256}</Trans>
      </Text>
    </Stack>
  );
}
