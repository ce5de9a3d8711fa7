// List a home: `/submit-property` and `/properties/create` are the same form, which goes on where one left off.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../contract/drafts.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DraftGate } from './draft-gate.tsx';
import { ListingForm } from './listing-form.tsx';
import { localCopyOf } from './local-copy.ts';

export const meta = () => screenMeta(msg`List a home`);

export default function CreatePage() {
  const { queries } = useApi();
  const draft = useQuery(
    queries.drafts.get.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  );
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={<Trans>List a home</Trans>}
        description={<Trans>Five short steps. Everything is saved while you type.</Trans>}
      />
      <DraftGate query={draft}>
        {(loaded) => (
          <>
            {loaded && <Continued draft={loaded} />}
            <ListingForm key={loaded?.property_id ?? 'new'} draft={loaded} />
          </>
        )}
      </DraftGate>
    </Stack>
  );
}

function Continued({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  const discard = useDiscard(draft.property_id);
  if (!draft.saved_at) return null;
  return (
    <Alert variant="light" title={t`You continue with your draft`}>
      <Stack gap="xs" align="flex-start">
        <span>
          <Trans>Last saved {formatInstant(draft.saved_at)}.</Trans>
        </span>
        <ConfirmButton
          variant="default"
          size="sm"
          question={t`Start over?`}
          explanation={<Trans>What you typed and the photos of this draft are deleted for good.</Trans>}
          confirmLabel={t`Delete and start over`}
          destructive
          onConfirm={() => discard.mutateAsync().catch(() => undefined)}
        >
          <Trans>Start over</Trans>
        </ConfirmButton>
      </Stack>
    </Alert>
  );
}

function useDiscard(propertyId: string) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const account = useAccount();
  return useMutation({
    mutationFn: () => api.drafts.discard({ property_id: propertyId }),
    onSuccess: () => {
      if (account.status === 'signed-in') localCopyOf(account.user.id, 'new').clear();
      return client.resetQueries({ queryKey: queries.drafts.get.key() });
    },
    onError: (error) => toast.destructive(failureMessage(error, failures.updatePropertyStatus)),
  });
}
