// The one thing of the first screen: the next agreed visit, else a rent that fell, else the way to a home.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ShortlistNews } from '../../../contract/dashboard.ts';
import type { HomeSummary } from '../../../contract/home-summary.ts';
import { addDays, formatDate } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { slotText } from '../../components/leads/slot-text.ts';
import { HomeTitle, usePlace } from '../../components/property/home-words.tsx';
import { Photo } from '../../components/property/photo.tsx';
import { Headline } from '../../ui/headline.tsx';
import type { NextThing, NextVisit } from './next-thing.ts';

type NextThingCardProps = {
  next: NextThing;
  today: string;
  /** Another figure comes first: the way to a home is no larger than it. */
  isSmall?: boolean | undefined;
};

export function NextThingCard({ next, today, isSmall }: NextThingCardProps) {
  if (next.kind === 'visit') return <VisitCard visit={next.visit} today={today} />;
  return next.kind === 'drop' ? <DropCard news={next.news} /> : <SearchCard isSmall={isSmall} />;
}

function VisitCard({ visit, today }: { visit: NextVisit; today: string }) {
  const { t } = useLingui();
  const place = usePlace(visit.home);
  const show = visit.isLister ? 'received-visits' : 'visits';
  const days: Readonly<Record<string, string>> = { [today]: t`Today`, [addDays(today, 1)]: t`Tomorrow` };
  return (
    <Headline
      name={visit.isVirtual ? <Trans>Your next video visit</Trans> : <Trans>Your next visit</Trans>}
      photo={photoOf(visit.home)}
      value={`${days[visit.day] ?? formatDate(visit.day)}, ${slotText(visit.slot)}`}
      action={
        <Button component={Link} to={`/track-applications?show=${show}&lead=${visit.id}`}>
          <Trans>See the visit</Trans>
        </Button>
      }
    >
      <span>
        <strong>
          <HomeTitle title={visit.home.title} />
        </strong>
        {place && ` · ${place}`}
      </span>
    </Headline>
  );
}

const photoOf = ({ cover }: Pick<HomeSummary, 'cover'>) =>
  cover && <Photo photo={{ ...cover, alt: '' }} sizes="(min-width: 48em) 148px, 100vw" />;

function DropCard({ news: { home, rent, price_drop: drop } }: { news: ShortlistNews }) {
  const [now, less] = [rent ?? 0, drop ?? 0].map((sum) => formatRupees(paise(sum)));
  const before = formatRupees(paise((rent ?? 0) + (drop ?? 0)));
  return (
    <Headline
      name={<Trans>A rent on your shortlist went down</Trans>}
      photo={photoOf(home)}
      value={
        <Trans>
          {now}{' '}
          <Text span size="md" fw={400} c="dimmed">
            a month
          </Text>
        </Trans>
      }
      action={
        <Button component={Link} to={`${homePath(home)}?step=visit`}>
          <Trans>Request a visit</Trans>
        </Button>
      }
    >
      <Link to={homePath(home)}>
        <HomeTitle title={home.title} />
      </Link>
      <span>
        <Trans>
          {less} less than the {before} when you shortlisted it
        </Trans>
      </span>
    </Headline>
  );
}

function SearchCard({ isSmall }: Pick<NextThingCardProps, 'isSmall'>) {
  return (
    <Headline
      isSmall={isSmall}
      name={<Trans>Looking for a home?</Trans>}
      value={<Trans>Find your next home</Trans>}
      action={
        <Button component={Link} to="/properties" variant={isSmall ? 'default' : 'filled'}>
          <Trans>Search homes</Trans>
        </Button>
      }
    >
      <Trans>Filter by rent, BHK and locality, then request a visit.</Trans>
    </Headline>
  );
}
