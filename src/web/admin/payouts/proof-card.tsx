// Whether the books agree with themselves, as of the last proof, and another one on demand: a line while they do, a card otherwise.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, List, Skeleton, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProofShown } from '../../../contract/ledger.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { May } from '../shell/may.tsx';
import { payoutTexts, proofWords } from './payout-labels.ts';
import { Section } from './section.tsx';

const ASK_AGAIN_MS = 2_000;

/** The last proof; asked for again until there is another one than that of `before`. */
export function useProof(before?: string | null) {
  const { queries } = useApi();
  return useQuery(
    queries.ledger.lastProof.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state }) =>
        before !== undefined && (state.data?.proof?.proved_at ?? null) === before ? ASK_AGAIN_MS : false,
    }),
  );
}

export function ProofCard() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  /** The proof before the one that was asked for. */
  const [before, setBefore] = useState<string | null | undefined>();
  const last = useProof(before);
  const isProving = before !== undefined && (last.data?.proof?.proved_at ?? null) === before;
  const prove = useFormMutation({
    send: (_: null, options) => api.ledger.prove(undefined, options),
    failure: payoutTexts.notDone,
    onSent: ({ proof }) => {
      setBefore(proof?.proved_at ?? null);
      toast.success(payoutTexts.proving);
      return client.invalidateQueries({ queryKey: queries.ledger.key() });
    },
  });
  const proveNow = (
    <May to="ledger.prove">
      <Button
        variant="default"
        size="compact-sm"
        loading={prove.isBusy || isProving}
        onClick={() => prove.submit(null)}
      >
        <Trans>Check the books</Trans>
      </Button>
    </May>
  );
  const proof = last.data?.proof;
  if (proof?.differences.length === 0) {
    return (
      <Group component="section" aria-label={t`Proof of the ledger`} gap="sm">
        <Text size="sm" role="status">
          <Trans>Books balance.</Trans> <Plural value={proof.entries} one="# entry" other="# entries" />,{' '}
          {formatInstant(proof.proved_at)}
        </Text>
        {proveNow}
      </Group>
    );
  }
  return (
    <Section title={t`Proof of the ledger`} actions={proveNow}>
      {last.isPending && <Skeleton h={40} aria-busy />}
      {last.isError && <LoadError query={last} otherwise={payoutTexts.loadProof} />}
      {last.data && <Finding proof={last.data.proof} />}
    </Section>
  );
}

function Finding({ proof }: { proof: ProofShown | null }) {
  const { i18n } = useLingui();
  if (!proof) {
    return (
      <Text size="sm" role="status">
        <Trans>The books have not been checked yet; this runs every night.</Trans>
      </Text>
    );
  }
  const when = formatInstant(proof.proved_at);
  return (
    <Alert color="red" role="status">
      <Trans>The books do not agree, {when}. Hold all payments until this is resolved.</Trans>
      <List size="sm" mt="xs">
        {proof.differences.map(({ check, count, example }) => (
          <List.Item key={check}>
            {i18n._(proofWords[check])}: {count.toLocaleString('en-IN')} ({example})
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
