// The homes a person put a heart on, with notes and what changed since.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortlistSorts } from '../../../contract/choices.ts';
import type { Shortlisted } from '../../../contract/shortlist.ts';
import { CompareLink } from '../../components/compare/compare-button.tsx';
import { useAgeOptions } from '../../components/list/age-options.ts';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconHeart } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { GoneHomes } from './gone-homes.tsx';
import { ShortlistedHome } from './shortlisted-home.tsx';

export const meta = () => screenMeta(msg`Shortlisted`);

export default function ShortlistedPage() {
  return (
    <Stack gap="md">
      <PageHeader title={<Trans>Shortlisted</Trans>} />
      <Homes />
    </Stack>
  );
}

/** Of a list that has something to narrow. */
function Filters() {
  const { t } = useLingui();
  const [, ...olderFirst] = useAgeOptions();
  return (
    <ListFilters
      placeholder={t`Title, locality or city`}
      filters={[
        {
          name: 'sort',
          label: t`Sort`,
          options: [
            { value: 'newest', label: t`Price drops first` },
            ...olderFirst,
            { value: 'rent_asc', label: t`Rent, low to high` },
            { value: 'rent_desc', label: t`Rent, high to low` },
          ],
        },
      ]}
    />
  );
}

function Homes() {
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ sort: shortlistSorts });
  const list = useQuery(
    queries.shortlist.list.queryOptions({ input, placeholderData: keepPage, staleTime: 0 }),
  );
  return (
    <>
      {(isFiltered || list.data?.items.length !== 0) && <Filters />}
      <ListFrame
        query={list}
        failure={msg`The shortlist could not be loaded`}
        empty={<Empty word={input.q} />}
        count={(total) => <LiveCount total={total} list={list.data} />}
        tools={() => <Together />}
      >
        {(items) => {
          const gone = items.filter(({ is_let: isLet }) => isLet);
          return (
            <>
              {gone.length < items.length && (
                <RowList>
                  {liveOf(items, input.sort).map((item, place) => (
                    <ShortlistedHome key={item.home.id} item={item} isFirst={place === 0} />
                  ))}
                </RowList>
              )}
              <GoneHomes count={gone.length} isAll={gone.length === items.length}>
                {gone.map((item) => (
                  <ShortlistedHome key={item.home.id} item={item} />
                ))}
              </GoneHomes>
            </>
          );
        }}
      </ListFrame>
    </>
  );
}

/** Its place is there before a second home is chosen, so that no row moves then. */
const Together = () => (
  <Box mih={44}>
    <CompareLink />
  </Box>
);

type LiveCountProps = {
  total: number;
  list: { items: readonly Shortlisted[]; next_cursor: string | null } | undefined;
};

/** Those that are gone are folded, and say their own number; where there are more pages it is that of all. */
function LiveCount({ total, list }: LiveCountProps) {
  const isWhole = list?.next_cursor === null && list.items.length === total;
  const shown = isWhole ? list.items.filter(({ is_let: isLet }) => !isLet).length : total;
  return shown > 0 && <Plural value={shown} one="# home" other="# homes" />;
}

/** Of a page: in the usual order those whose rent fell come first. */
function liveOf(items: readonly Shortlisted[], sort: string): Shortlisted[] {
  const live = items.filter(({ is_let: isLet }) => !isLet);
  if (sort !== 'newest') return live;
  const isChanged = ({ price_drop: drop }: Shortlisted) => Number(drop !== null);
  return live.toSorted((a, b) => isChanged(b) - isChanged(a));
}

function Empty({ word }: { word: string | undefined }) {
  const { t } = useLingui();
  const isSearch = word !== undefined;
  return (
    <EmptyState
      icon={<IconHeart size={28} />}
      title={isSearch ? t`Nothing on your shortlist for “${word}”` : t`No homes on your shortlist yet`}
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
      {isSearch ? <Trans>Try another word.</Trans> : <Trans>Tap the heart on a home to save it here.</Trans>}
    </EmptyState>
  );
}
