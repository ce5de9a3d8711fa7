// Everybody whom a lease names, and where each of those who sign it stands: signed, reading, or not heard of yet.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, List, Text } from '@mantine/core';
import type { Lease, LeaseParty } from '../../../contract/leases.ts';
import { dateInIndia, formatDate, formatInstant } from '../../../domain/dates.ts';
import { actorOf, contestUntil, isSigner } from '../../../domain/lease-acceptance.ts';
import { Contact } from './contact.tsx';
import { partyRoleLabels } from './lease-labels.ts';

export function Signers({ lease }: { lease: Lease }) {
  const { i18n, t } = useLingui();
  return (
    <List listStyleType="none" spacing="xs" aria-label={t`People of this lease`}>
      {lease.parties.map((party) => (
        <List.Item key={party.id} styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}>
          <Group justify="space-between" gap="xs">
            <div style={{ overflowWrap: 'anywhere' }}>
              <Text size="sm">
                <strong>{party.name}</strong> · {i18n._(partyRoleLabels[party.role])}
                {party.share_bp !== null && party.share_bp < 10_000 && ` · ${party.share_bp / 100}%`}
                {party.is_you && (
                  <>
                    {' '}
                    <Trans>(you)</Trans>
                  </>
                )}
              </Text>
              {!party.is_you && (
                <Text size="sm">
                  <Contact {...reachOf(lease, party)} />
                </Text>
              )}
            </div>
            {actorOf(party.role) !== null && <Standing lease={lease} party={party} />}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}

/** How the reader reaches them: of the two who agreed the lease itself says it. */
function reachOf({ landlord, tenant }: Lease, party: LeaseParty) {
  const { phone, email } = party;
  if (phone || email) return { phone, email };
  if (party.role === 'landlord') return { phone: landlord.phone, email: landlord.email };
  return party.role === 'tenant' ? { phone: tenant.phone, email: tenant.email } : { phone, email };
}

/** What that person has done about the proposal, or has to do next. */
function Standing({ lease, party }: { lease: Lease; party: LeaseParty }) {
  const { t } = useLingui();
  if (party.accepted_at) {
    const when = formatInstant(party.accepted_at);
    return (
      <Badge color="green" style={{ textTransform: 'none' }}>
        {party.accepted_how === 'silence' ? t`Not contested by ${when}` : t`Signed ${when}`}
      </Badge>
    );
  }
  if (lease.state !== 'proposed') return null;
  const until =
    lease.is_signed_on_paper && isSigner(party.role)
      ? contestUntil(party.told_at && dateInIndia(party.told_at))
      : null;
  return (
    <Group gap="xs">
      <Badge color={party.opened_at ? 'yellow' : 'gray'} style={{ textTransform: 'none' }}>
        {party.opened_at ? t`Opened ${formatInstant(party.opened_at)}` : t`Not opened yet`}
      </Badge>
      {until && (
        <Text size="xs" c="dimmed">
          <Trans>may contest it until {formatDate(until)}</Trans>
        </Text>
      )}
    </Group>
  );
}
