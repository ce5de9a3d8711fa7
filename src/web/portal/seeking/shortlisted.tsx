// The homes a person put a heart on, with notes and what changed since.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { shortlistSorts } from '../../../contract/choices.ts';
import { CompareLink } from '../../components/compare/compare-button.tsx';
import { cursorOf, searchOf } from '../../components/list/cursor-of.ts';
import { CursorPager, ListControls } from '../../components/list/list-controls.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconHeart } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ShortlistedHome } from './shortlisted-home.tsx';

export const meta = () => screenMeta(msg`Shortlisted`);

export default function ShortlistedPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const sort = shortlistSorts.find((known) => known === params.get('sort')) ?? 'newest';
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Shortlisted</Trans>}
        description={<Trans>Homes you like, your notes, and what changed since.</Trans>}
      />
      <ListControls
        placeholder={t`Title, locality or city`}
        sort={sort}
        sorts={[
          { value: 'newest', label: t`Newest first` },
          { value: 'oldest', label: t`Oldest first` },
          { value: 'rent_asc', label: t`Rent, low to high` },
          { value: 'rent_desc', label: t`Rent, high to low` },
        ]}
      />
      <Homes sort={sort} params={params} />
    </Stack>
  );
}

type HomesProps = { sort: (typeof shortlistSorts)[number]; params: URLSearchParams };

function Homes({ sort, params }: HomesProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const input = { sort, q: searchOf(params), cursor: cursorOf(params) };
  const list = useQuery(
    queries.shortlist.list.queryOptions({ input, placeholderData: keepPage, staleTime: 0 }),
  );
  if (list.isPending) return <TableSkeleton rows={4} />;
  if (list.isError) {
    return (
      <ErrorState
        title={t`The shortlist could not be loaded`}
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  const { items, total, next_cursor: nextCursor } = list.data;
  if (items.length === 0) return <Empty isSearch={input.q !== undefined} />;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        <Plural value={total} one="# home" other="# homes" />
      </Text>
      <CompareLink />
      {items.map((item) => (
        <ShortlistedHome key={item.home.id} item={item} />
      ))}
      <CursorPager nextCursor={nextCursor} />
    </>
  );
}

function Empty({ isSearch }: { isSearch: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconHeart size={28} />}
      title={isSearch ? t`Nothing matches` : t`No homes on your shortlist yet`}
      action={
        <Button
          component={Link}
          to={isSearch ? '?' : '/properties'}
          variant={isSearch ? 'default' : 'filled'}
        >
          {isSearch ? <Trans>Show all</Trans> : <Trans>Find a home</Trans>}
        </Button>
      }
    >
      {isSearch ? (
        <Trans>Try another word.</Trans>
      ) : (
        <Trans>Press the heart on a home to keep it here.</Trans>
      )}
    </EmptyState>
  );
}
