// A listed home whose last lease is over: nobody finds it while it counts as rented.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { PortfolioHome } from '../../../contract/portfolio.ts';
import { useMove } from '../../components/form/use-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { propertyMarkedAs, successes } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function OfferAgain({ home: { id } }: { home: PortfolioHome }) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const offer = useMove({
    send: api.properties.setAvailability,
    onDone: ({ availability }) => toast.success(successes.statusUpdated, propertyMarkedAs(availability)),
    reload: () =>
      Promise.all(
        [queries.portfolio.key(), queries.properties.key()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <Group gap="sm">
      <Text size="sm">
        <Trans>The lease is over, and the home still counts as rented.</Trans>
      </Text>
      <Button
        size="sm"
        variant="light"
        loading={offer.isPending}
        onClick={() => offer.mutate({ id, availability: 'available' })}
      >
        <Trans>Offer it again</Trans>
      </Button>
    </Group>
  );
}
