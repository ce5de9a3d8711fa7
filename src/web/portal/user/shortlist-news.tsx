// What changed about the homes one put a heart on: a lower rent, or that it is gone.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShortlistNews as News } from '../../../contract/dashboard.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatRupees, type Paise } from '../../../domain/money.ts';
import { HomeTitle } from '../../components/property/home-words.tsx';
import { IconHeart, IconHome, IconTrendingDown } from '../../ui/icons.ts';
import { Panel, Quiet, Row, Rows } from './panel.tsx';

type ShortlistNewsProps = {
  total: number;
  news: readonly News[];
  /** Other news of it is shown elsewhere. */
  hasMore: boolean;
};

export function ShortlistNews({ total, news, hasMore }: ShortlistNewsProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Shortlist`} more={total > 0 ? { to: '/shortlisted', label: t`See all` } : undefined}>
      {total === 0 && (
        <Quiet>
          <Trans>Tap the heart on homes you like: a lower rent shows up here.</Trans>
        </Quiet>
      )}
      {total > 0 && (
        <Rows>
          {news.map((item) => (
            <NewsRow key={item.home.id} item={item} />
          ))}
          {news.length === 0 && (
            <Row
              icon={<IconHeart size={20} />}
              to="/shortlisted"
              detail={!hasMore && t`No rent has changed, and every home is still available.`}
            >
              <Plural value={total} one="# home shortlisted" other="# homes shortlisted" />
            </Row>
          )}
        </Rows>
      )}
    </Panel>
  );
}

function NewsRow({ item: { home, rent, price_drop, is_let } }: { item: News }) {
  const { t } = useLingui();
  const now = formatRupees((rent ?? 0) as Paise);
  const drop = formatRupees((price_drop ?? 0) as Paise);
  return (
    <Row
      icon={is_let ? <IconHome size={20} /> : <IconTrendingDown size={20} />}
      to={homePath(home)}
      detail={is_let ? t`No longer available` : t`${now} a month, ${drop} less than when you shortlisted it`}
    >
      <HomeTitle title={home.title} />
    </Row>
  );
}
