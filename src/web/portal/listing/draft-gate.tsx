// Shows the form once its draft is here, and says so when it cannot be had.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Draft } from '../../../contract/drafts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';

type DraftGateProps = {
  query: UseQueryResult<Draft | null, Error>;
  children: (draft: Draft | null) => ReactNode;
};

export function DraftGate({ query, children }: DraftGateProps) {
  const { t } = useLingui();
  if (query.isPending) return <FormSkeleton />;
  if (!query.isError) return children(query.data);
  if ('status' in query.error && [404, 422].includes(Number(query.error.status))) {
    return (
      <ErrorState title={t`You have no such property`}>
        <Button component={Link} to="/my-properties" variant="default">
          <Trans>My Properties</Trans>
        </Button>
      </ErrorState>
    );
  }
  return (
    <ErrorState
      title={t`The form could not be loaded`}
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
    />
  );
}
