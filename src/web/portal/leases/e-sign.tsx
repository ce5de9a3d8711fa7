// The e-signatures of an agreement: who has signed at the provider, the button that leads there, and the files that it made.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Lease } from '../../../contract/leases.ts';
import { dateInIndia, formatDate, formatInstant } from '../../../domain/dates.ts';
import type { SigningState } from '../../../domain/signing.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { ESignButton } from './e-sign-button.tsx';

export function ESign({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { e_sign: eSign, is_e_sign_offered: isOffered } = lease;
  if (!eSign && !isOffered) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t`Signatures by eSign`}>
      {eSign ? <Standing lease={lease} eSign={eSign} /> : <Offer />}
      {isOffered && <ESignButton lease={lease} />}
      <SignedFiles lease={lease} />
    </Stack>
  );
}

/** To the landlord, before anybody began. */
const Offer = () => (
  <Text size="sm">
    <Trans>
      You can sign the agreement by Aadhaar eSign as well. Once you have, your tenants can sign that way or
      accept with a code.
    </Trans>
  </Text>
);

type ESigns = NonNullable<Lease['e_sign']>;

function Standing({ lease, eSign }: { lease: Lease; eSign: ESigns }) {
  const isAsked = lease.state === 'proposed';
  // Once it is agreed, or the terms change, nobody is asked to sign it any more.
  const state = eSign.state === 'open' && !isAsked ? 'void' : eSign.state;
  return (
    <>
      <Text size="sm">
        <StateSaid state={state} lastDay={formatDate(dateInIndia(eSign.expires_at))} />{' '}
        {isAsked && state !== 'open' && <Trans>Tenants can still accept with a code.</Trans>}
      </Text>
      <List listStyleType="none" size="sm" spacing={4}>
        {eSign.signers.map((signer) => {
          const party = lease.parties.find(({ id }) => id === signer.party_id)?.name;
          return (
            <List.Item key={signer.party_id}>
              {party}: <SignerSaid signer={signer} />
              {signer.name && signer.name !== party && (
                <>
                  {' '}
                  <Trans>(certificate of {signer.name})</Trans>
                </>
              )}
            </List.Item>
          );
        })}
      </List>
    </>
  );
}

function StateSaid({ state, lastDay }: { state: SigningState; lastDay: string }): ReactNode {
  switch (state) {
    case 'open':
      return <Trans>Signing by eSign is open until {lastDay}.</Trans>;
    case 'completed':
      return <Trans>Everyone has signed by eSign.</Trans>;
    case 'declined':
      return <Trans>Someone declined to sign by eSign.</Trans>;
    case 'expired':
      return <Trans>Signing by eSign was open until {lastDay}.</Trans>;
    case 'void':
      return <Trans>Signing by eSign has ended.</Trans>;
  }
}

function SignerSaid({ signer: { signed_at: at, outcome } }: { signer: ESigns['signers'][number] }) {
  if (at === null) return <Trans>not signed by eSign</Trans>;
  const when = formatInstant(at);
  return outcome === 'void' ? (
    <Trans>signed by eSign on {when}, which does not count</Trans>
  ) : (
    <Trans>signed by eSign on {when}</Trans>
  );
}

function SignedFiles({ lease }: { lease: Lease }) {
  const { t } = useLingui();
  const { api } = useApi();
  const home = useHomeName(lease.home_name);
  if (lease.e_signed_files.length === 0) return null;
  return (
    <Group gap="xs">
      {lease.e_signed_files.map(({ id, kind }) => {
        const name = kind === 'certificate' ? t`eSign certificate` : t`Agreement with eSign signatures`;
        return (
          <PdfButton
            key={id}
            label={`${name}: ${home}`}
            ask={() => api.leases.documentFile({ id: lease.id, document_id: id })}
          >
            {name}
          </PdfButton>
        );
      })}
    </Group>
  );
}
