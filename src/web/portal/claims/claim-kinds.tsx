// The kinds of claims on one subject, each with where it stands.
import { msg } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { KindCard } from './kind-card.tsx';
import type { ClaimsAbout } from './use-claims.ts';

const notLoaded = msg`Failed to load verification`;

/** Without `about` of oneself. */
export function ClaimKinds({ about = {} }: { about?: ClaimsAbout }) {
  const { queries } = useApi();
  const mine = useQuery(queries.claims.mine.queryOptions({ input: about, staleTime: 0 }));
  if (mine.isPending) return <FormSkeleton fields={3} />;
  if (mine.isError) return <LoadError query={mine} otherwise={notLoaded} />;
  return (
    <Stack gap="md">
      {mine.data.home && <Text fw={600}>{mine.data.home.title}</Text>}
      {mine.data.items.map((item) => (
        <KindCard key={item.kind} item={item} about={about} />
      ))}
    </Stack>
  );
}
