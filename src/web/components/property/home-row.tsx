// A home in a list of one's own: small picture, title, place, rent, and what the list says about it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { HomeSummary } from '../../../contract/home-summary.ts';
import { homePath } from '../../../domain/home-address.ts';
import { formatCount, paise } from '../../../domain/money.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { IconPhoto } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import classes from './home-row.module.css';
import { useHomeTitle, usePlace } from './home-words.tsx';
import { Photo } from './photo.tsx';
import { propertyTypeLabels } from './property-labels.ts';

type HomeRowProps = {
  home: HomeSummary;
  /** Below the rent: how it changed, or that the home is gone. */
  mark?: ReactNode;
  /** Last of the facts, such as a day. */
  fact?: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
  /** False: its place is left free, for those of the other rows. */
  actions?: ReactNode;
  /** What few do with it: on a phone beside the title, on a desk at the end. */
  menu?: ReactNode;
};

/** Stands in a `RowList`. */
export function HomeRow({ home, mark, fact, children, actions, menu }: HomeRowProps) {
  // A home may stand in a list twice: two people ask for it.
  const titleId = useId();
  const place = usePlace(home);
  return (
    <article className={classes.row} aria-labelledby={titleId}>
      <HomePicture home={home} className={classes.picture} />
      <div className={classes.words}>
        <h2 className={classes.title} id={titleId}>
          <HomeLink home={home} />
        </h2>
        <ul className={classes.facts}>
          {place && <li>{place}</li>}
          <HomeSize home={home} />
          {fact && <li>{fact}</li>}
        </ul>
      </div>
      <div className={classes.amount}>
        {home.rent !== null && (
          <span>
            <Trans>
              <MoneyText amount={paise(home.rent)} className={classes.rent ?? ''} /> a month
            </Trans>
          </span>
        )}
        {mark}
      </div>
      {children && <div className={classes.more}>{children}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      {menu && <div className={classes.menu}>{menu}</div>}
    </article>
  );
}

/** A home that was taken away has no page to lead to, but says so there; a draft has none at all. */
export function HomeLink({ home }: { home: HomeSummary }) {
  const { t } = useLingui();
  const title = useHomeTitle(home.title) || t`A home without a title`;
  return home.listing_state === 'draft' ? title : <Link to={homePath(home)}>{title}</Link>;
}

/** Its size and corners are of the list it stands in. */
export function HomePicture({ home, className = '' }: { home: HomeSummary; className?: string | undefined }) {
  if (home.cover) return <Photo photo={home.cover} sizes="160px" className={className} />;
  return (
    <div className={`${className} ${classes.empty}`}>
      <IconPhoto size={24} aria-hidden />
    </div>
  );
}

export function HomeFacts({ home }: { home: HomeSummary }) {
  const place = usePlace(home);
  return (
    <>
      <Text size="sm" c="dimmed">
        {place}
      </Text>
      <ul className={classes.facts}>
        {home.rent !== null && (
          <li>
            <Trans>
              <MoneyText amount={paise(home.rent)} /> a month
            </Trans>
          </li>
        )}
        <HomeSize home={home} />
      </ul>
    </>
  );
}

/** Rooms, type and area, as entries of a list. */
function HomeSize({ home }: { home: HomeSummary }) {
  const { i18n } = useLingui();
  const bedrooms = home.bedrooms === 5 ? '5+' : home.bedrooms;
  const area = home.area_sqft ? formatCount(home.area_sqft) : undefined;
  return (
    <>
      {bedrooms && hasBhk(home.property_type) && (
        <li>
          <Trans>{bedrooms} BHK</Trans>
        </li>
      )}
      {home.property_type && <li>{i18n._(propertyTypeLabels[home.property_type])}</li>}
      {area && (
        <li>
          <Trans>{area} sq ft</Trans>
        </li>
      )}
    </>
  );
}
