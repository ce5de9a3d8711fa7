// What changed about the homes one put a heart on that are still to let: a lower rent.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShortlistNews as News } from '../../../contract/dashboard.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, type Paise } from '../../../domain/money.ts';
import { HomeTitle } from '../../components/property/home-words.tsx';
import { IconHeart, IconTrendingDown } from '../../ui/icons.ts';
import { HomeThumbnail } from './home-thumbnail.tsx';
import { Panel, Quiet, Row, Rows } from './panel.tsx';

type ShortlistNewsProps = {
  total: number;
  news: readonly News[];
  /** Other news of it is shown elsewhere. */
  hasMore: boolean;
};

export function ShortlistNews({ total, news, hasMore }: ShortlistNewsProps) {
  const { t } = useLingui();
  const live = news.filter(({ is_let: isLet }) => !isLet);
  const gone = news.length - live.length;
  const open = total - gone;
  const isSame = !hasMore && gone === 0;
  return (
    <Panel title={t`Shortlist`} more={total > 0 ? { to: '/shortlisted', label: t`See all` } : undefined}>
      {total === 0 && (
        <Quiet>
          <Trans>Tap the heart on homes you like: a lower rent shows up here.</Trans>
        </Quiet>
      )}
      {total > 0 && (
        <Rows>
          {live.map((item) => (
            <NewsRow key={item.home.id} item={item} />
          ))}
          {live.length === 0 && (
            <Row
              icon={<IconHeart size={20} />}
              to="/shortlisted"
              detail={
                isSame
                  ? t`No rent has changed, and every home is still available.`
                  : gone > 0 && (
                      <Plural value={gone} one="# no longer available" other="# no longer available" />
                    )
              }
            >
              {gone > 0 ? (
                <Plural value={open} one="# home still available" other="# homes still available" />
              ) : (
                <Plural value={total} one="# home shortlisted" other="# homes shortlisted" />
              )}
            </Row>
          )}
        </Rows>
      )}
    </Panel>
  );
}

function NewsRow({ item: { home, rent, price_drop } }: { item: News }) {
  const { t } = useLingui();
  const now = formatRupees((rent ?? 0) as Paise);
  const drop = formatRupees((price_drop ?? 0) as Paise);
  return (
    <Row
      icon={
        <HomeThumbnail cover={home.cover}>
          <IconTrendingDown size={20} />
        </HomeThumbnail>
      }
      to={homePath(home)}
      detail={t`${now} a month, ${drop} less than when you shortlisted it`}
    >
      <HomeTitle title={home.title} />
    </Row>
  );
}
