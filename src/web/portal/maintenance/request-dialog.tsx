// One request over the page it belongs to, by the address: what a card of the board and every letter lead to.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { escapeCloses } from '../../ui/escape-closes.ts';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { RequestCard } from './request-card.tsx';

export function RequestDialog() {
  const { t } = useLingui();
  const [params, change] = useQueryChange();
  const id = params.get('request');
  const close = () => change({ request: null });
  return (
    <Modal
      {...escapeCloses(close)}
      opened={id !== null}
      onClose={close}
      size="lg"
      title={
        <Text component="span" fw={650} size="lg">
          <Trans>Request</Trans>
        </Text>
      }
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {id && <OneRequest id={id} />}
    </Modal>
  );
}

function OneRequest({ id }: { id: string }) {
  const { queries } = useApi();
  const request = useQuery(queries.maintenance.get.queryOptions({ input: { id }, staleTime: 0 }));
  if (request.isPending) return <FormSkeleton fields={3} />;
  if (request.isError) return <LoadError query={request} otherwise={msg`The request could not be loaded`} />;
  return <RequestCard request={request.data} />;
}
