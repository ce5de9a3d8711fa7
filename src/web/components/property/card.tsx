// A home in a list of results: picture, rent, what it is and where.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { homePath } from '../../../domain/home-address.ts';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import { moveInCost } from '../../../domain/move-in-cost.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { Heart } from '../shortlist/heart.tsx';
import styles from './card.module.css';
import type { CardHome } from './card-home.ts';
import { furnishingLabels, propertyTypeLabels } from './card-labels.ts';
import { distanceText } from './distance-text.ts';
import { FreeBeds } from './free-beds.tsx';
import { Photo } from './photo.tsx';
import { RentOf } from './rent-of.tsx';
import { SeenMark } from './seen.tsx';

const SIZES = '(min-width: 1200px) 300px, (min-width: 640px) 45vw, 100vw';
/** In the one column beside the map. */
const SIZES_BESIDE_MAP = '(min-width: 1200px) 440px, (min-width: 640px) 45vw, 100vw';

type CardProps = {
  home: CardHome;
  /** Its picture is the first on the screen. */
  eager?: boolean;
  /** The first of a list makes the page's route known; the others lead to the same one. */
  isFirst?: boolean;
  /** On a wide screen the map takes half of the page. */
  isBesideMap?: boolean;
  /** Homes that were looked at say so; the page reads which those are. */
  marksSeen?: boolean;
  /** Stands above the link, e.g. the shortlist button. */
  action?: ReactNode;
};

export function PropertyCard({
  home,
  eager = false,
  isFirst = false,
  isBesideMap = false,
  marksSeen = false,
  action,
}: CardProps) {
  return (
    <article className={styles.card}>
      <Picture
        home={home}
        eager={eager}
        marksSeen={marksSeen}
        sizes={isBesideMap ? SIZES_BESIDE_MAP : SIZES}
      />
      <div className={styles.body}>
        <div className={styles.rent}>
          <RentOf home={{ rent: home.rent, bed_count: home.beds?.count }} />
        </div>
        <h3 className={styles.title}>
          <Link to={homePath(home)} discover={isFirst ? 'render' : 'none'}>
            {home.shown?.title ?? home.title}
          </Link>
        </h3>
        <p className={styles.place}>
          {home.shown?.locality ?? home.locality}, {home.shown?.city ?? home.city}
          {home.distance_m === undefined ? null : (
            <>
              {' · '}
              <Distance meters={home.distance_m} />
            </>
          )}
        </p>
        <Facts home={home} />
        <ToMoveIn home={home} />
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </article>
  );
}

/** From the place that the search names. */
function Distance({ meters }: { meters: number }) {
  const { i18n } = useLingui();
  const distance = distanceText(meters, i18n);
  return <Trans>about {distance} away</Trans>;
}

type PictureProps = { home: CardHome; eager: boolean; marksSeen: boolean; sizes: string };

function Picture({ home, eager, marksSeen, sizes }: PictureProps) {
  const { t } = useLingui();
  const { cover, photo_count: count } = home;
  return (
    <div className={styles.picture}>
      {cover ? (
        <Photo photo={cover} sizes={sizes} eager={eager} />
      ) : (
        <div className={styles.nothing}>
          <Trans>No photos yet</Trans>
        </div>
      )}
      <div className={styles.marks}>
        {home.verified ? (
          <span
            className={styles.mark}
            title={t`Checked by Kiraya: the home’s page says what, how and until when`}
          >
            <Trans>Verified</Trans>
          </span>
        ) : null}
        {marksSeen ? <SeenMark homeId={home.id} className={styles.seen} /> : null}
      </div>
      {count > 1 ? (
        <span className={styles.count}>
          <Plural value={count} one="# photo" other="# photos" />
        </span>
      ) : null}
    </div>
  );
}

function Facts({ home }: { home: CardHome }) {
  const { i18n } = useLingui();
  const bedrooms = home.bedrooms === 5 ? '5+' : home.bedrooms;
  const area = formatCount(home.area_sqft);
  // Custom speaks of deposits in months of rent; half months are usual.
  const months = home.deposit === null ? null : Math.round((home.deposit / home.rent) * 2) / 2;
  return (
    <p className={styles.facts}>
      {home.beds ? (
        <span>
          <FreeBeds {...home.beds} />
        </span>
      ) : hasBhk(home.property_type) ? (
        <span>
          <Trans>{bedrooms} BHK</Trans>
        </span>
      ) : null}
      <span>{i18n._(propertyTypeLabels[home.property_type])}</span>
      <span>
        <Trans>{area} sq ft</Trans>
      </span>
      <span>{i18n._(furnishingLabels[home.furnishing])}</span>
      {months === null ? null : (
        <span>
          <Plural value={months} one="Deposit # month" other="Deposit # months" />
        </span>
      )}
    </p>
  );
}

/** A card knows no brokerage: there may be some. */
function ToMoveIn({ home }: { home: CardHome }) {
  if (home.deposit === null) return null;
  const cost = moveInCost({
    rent: paise(home.rent),
    deposit: paise(home.deposit),
    maintenanceCharge: home.maintenance_charge === null ? null : paise(home.maintenance_charge),
    brokerageDays: null,
  });
  const total = formatRupees(cost.total);
  return (
    <p className={styles.moveIn}>
      <Trans>{total} or more to move in</Trans>
    </p>
  );
}

function CardInGrid({ home, eager, isFirst, isBesideMap, marksSeen }: Omit<CardProps, 'action'>) {
  return (
    <PropertyCard
      home={home}
      eager={eager}
      isFirst={isFirst}
      isBesideMap={isBesideMap}
      marksSeen={marksSeen}
      action={<Heart homeId={home.id} title={home.title} />}
    />
  );
}

type GridProps = {
  homes: readonly CardHome[];
  /** It stands at the top of the page. */
  isOnTop?: boolean;
  isBesideMap?: boolean;
  marksSeen?: boolean;
};

/** Results in as many columns as fit. The router draws a page anew when it learns of other pages; the same homes stay. */
export const PropertyGrid = memo(function PropertyGrid({
  homes,
  isOnTop = false,
  isBesideMap = false,
  marksSeen = false,
}: GridProps) {
  return (
    <ul className={styles.grid}>
      {homes.map((home, place) => (
        <li key={home.id}>
          <CardInGrid
            home={home}
            eager={isOnTop && place === 0}
            isFirst={place === 0}
            isBesideMap={isBesideMap}
            marksSeen={marksSeen}
          />
        </li>
      ))}
    </ul>
  );
});
