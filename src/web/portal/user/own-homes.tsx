// One's own listings at a glance: how many, how they do, and the latest of them.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardSkeleton } from './home-card-skeleton.tsx';
import { OwnHomeRow } from './own-home-row.tsx';
import { Panel, Quiet, Rows, StepLink } from './panel.tsx';
import classes from './user-portal.module.css';

const HOMES_SHOWN = 3;

export function OwnHomes() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { data, isError, isFetching, refetch } = useQuery(
    queries.properties.listMine.queryOptions({ input: {}, staleTime: 0 }),
  );
  if (!data && isError) {
    return (
      <Panel title={t`Your homes`}>
        <ErrorState
          title={i18n._(failures.fetchProperties)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  }
  if (!data) return <CardSkeleton rows={2} />;
  const { stats, items } = data;
  // A figure of nothing is no news, and how many homes there are the rows say where they are all shown.
  const figures = [
    { value: stats.total > HOMES_SHOWN ? stats.total : 0, name: t`Homes` },
    { value: stats.available, name: t`Available` },
    { value: stats.applications, name: t`Applications` },
    { value: stats.leads, name: t`Leads` },
  ].filter(({ value }) => value > 0);
  return (
    <Panel
      title={t`Your homes`}
      more={stats.total > 0 ? { to: '/my-properties', label: t`See all` } : undefined}
    >
      {stats.total === 0 ? (
        <Quiet
          action={
            <StepLink to="/properties/create">
              <Trans>List Your First Property</Trans>
            </StepLink>
          }
        >
          <Trans>Renting out a home? Listing is free and takes about five minutes.</Trans>
        </Quiet>
      ) : (
        <>
          {figures.length > 0 && (
            <dl className={classes.figures}>
              {figures.map((figure) => (
                <Figure key={figure.name} {...figure} />
              ))}
            </dl>
          )}
          <Rows>
            {items.slice(0, HOMES_SHOWN).map((home) => (
              <OwnHomeRow key={home.id} home={home} />
            ))}
          </Rows>
        </>
      )}
    </Panel>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="money">{value.toLocaleString('en-IN')}</dd>
    </div>
  );
}
