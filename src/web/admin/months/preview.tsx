// What an open month would pay if it were closed now: figures, ranks and those who earn most, page by page.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { CommissionMonth, MonthPreview } from '../../../contract/months.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { StatsSkeleton, TableSkeleton } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useMay } from '../shell/use-may.ts';
import { CloseButton } from './close-button.tsx';
import { cutOffDay } from './cut-off.ts';
import { Earners, type MoreEarners } from './earners.tsx';
import { monthFailures } from './month-messages.ts';
import classes from './months.module.css';
import { PreviewFigures } from './preview-figures.tsx';
import { RankTable } from './rank-table.tsx';

type PreviewProps = {
  month: CommissionMonth;
  /** By its link: whoever pressed it goes on here. */
  isAskedFor: boolean;
  /** The month closed before it. */
  against: Month | undefined;
  onClose: (month: CommissionMonth) => Promise<unknown>;
};

export function Preview({ month, isAskedFor, against, onClose }: PreviewProps) {
  const preview = usePreview(month.month);
  const may = useMay();
  const name = formatMonth(month.month);
  const isPhone = useIsPhone();
  const act =
    month.can_close &&
    (may('months.close') ? (
      <CloseButton month={month} totals={preview.data?.pages.at(-1)?.totals} onClose={onClose} />
    ) : (
      <Text size="sm" c="dimmed">
        <Trans>A finance checker or an administrator closes it</Trans>
      </Text>
    ));
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed again, the link leads here again
  useEffect(() => {
    if (!isAskedFor) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isAskedFor, key]);
  return (
    <Card padding="md" component="section" aria-labelledby="preview-title">
      <Stack gap="md">
        <Group justify="space-between">
          <Title
            ref={heading}
            tabIndex={-1}
            order={2}
            size="h4"
            id="preview-title"
            className={classes.heading}
          >
            <Trans>Preview of {name}</Trans>
          </Title>
          {!isPhone && act}
        </Group>
        {preview.isPending && (
          <>
            <StatsSkeleton />
            <TableSkeleton rows={4} />
          </>
        )}
        {preview.isError && !preview.data && <LoadError query={preview} otherwise={monthFailures.preview} />}
        {preview.data && (
          <Figures
            pages={preview.data.pages}
            more={preview}
            month={month.month}
            against={against}
            act={isPhone && act}
          />
        )}
      </Stack>
    </Card>
  );
}

function usePreview(month: Month) {
  const { queries } = useApi();
  return useInfiniteQuery(
    queries.months.preview.infiniteOptions({
      input: (from: number) => ({ month, earners_from: from }),
      staleTime: 0,
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((count, { earners }) => count + earners.length, 0);
        return last.earners.length > 0 && shown < last.earners_total ? shown : undefined;
      },
    }),
  );
}

type FiguresProps = {
  pages: readonly MonthPreview[];
  more: MoreEarners;
  month: Month;
  against: Month | undefined;
  /** Below what would be paid. */
  act: ReactNode;
};

function Figures({ pages, more, month, against, act }: FiguresProps) {
  const { t } = useLingui();
  const preview = pages.at(-1);
  if (!preview) return null;
  const earners = pages.flatMap((page) => page.earners);
  const before = against ? formatMonth(against) : t`Month before`;
  const total = preview.earners_total.toLocaleString('en-IN');
  return (
    <>
      <Notes preview={preview} />
      <PreviewFigures
        month={month}
        totals={preview.totals}
        before={preview.before}
        against={against}
        act={act}
      />
      <div>
        <details>
          <Text component="summary" size="sm" className={classes.fold}>
            <Trans>People by rank</Trans>
          </Text>
          <RankTable now={preview.totals.by_rank} before={preview.before?.by_rank ?? null} name={before} />
        </details>
        <details>
          <Text component="summary" size="sm" className={classes.fold}>
            <Trans>Top earners ({total})</Trans>
          </Text>
          {earners.length > 0 ? (
            <Earners earners={earners} more={more} before={before} />
          ) : (
            <Text size="sm" c="dimmed">
              <Trans>No earnings yet</Trans>
            </Text>
          )}
        </details>
      </div>
    </>
  );
}

function Notes({ preview }: { preview: MonthPreview }) {
  const { t } = useLingui();
  const cutOff = cutOffDay(preview.cut_off);
  const money = (sum: number) => formatRupees(paise(sum));
  const { corrections, released, lapsed, adjusted } = preview;
  const others = [
    corrections > 0 &&
      t`${plural(corrections, { one: '# correction of earlier months', other: '# corrections of earlier months' })}`,
    released !== 0 && t`released held money: ${money(released)}`,
    lapsed !== 0 && t`lapsed held money: ${money(lapsed)}`,
    adjusted !== 0 && t`adjustments: ${money(adjusted)}`,
  ].filter((note) => note !== false);
  return (
    <Text size="sm" c="dimmed">
      {preview.can_close ? (
        <Trans>Cut off at the end of {cutOff}: it can be closed.</Trans>
      ) : (
        <Trans>So far. You can close it after the cut-off at the end of {cutOff}.</Trans>
      )}{' '}
      {others.length > 0 && t`Includes ${others.join(', ')}.`}
    </Text>
  );
}
