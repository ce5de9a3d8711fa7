// A home in a list of one's own: small picture, title, place, rent, and what the list says about it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
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

type HomeRowProps = { home: HomeSummary; badge?: ReactNode; children?: ReactNode; actions?: ReactNode };

export function HomeRow({ home, badge, children, actions }: HomeRowProps) {
  // A home may stand in a list twice: two people ask for it.
  const titleId = useId();
  return (
    <article className={classes.row} aria-labelledby={titleId}>
      <HomePicture home={home} className={classes.picture} />
      <div className={classes.words}>
        <Group justify="space-between" align="flex-start" gap="xs">
          <h2 className={classes.title} id={titleId}>
            <HomeLink home={home} />
          </h2>
          {badge}
        </Group>
        <HomeFacts home={home} />
      </div>
      {(children || actions) && (
        <div className={`${classes.words} ${classes.rest}`}>
          {children}
          {actions && (
            <Group gap="xs" mt="xs" className={classes.actions}>
              {actions}
            </Group>
          )}
        </div>
      )}
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
  const { i18n } = useLingui();
  const place = usePlace(home);
  const bedrooms = home.bedrooms === 5 ? '5+' : home.bedrooms;
  const area = home.area_sqft ? formatCount(home.area_sqft) : undefined;
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
      </ul>
    </>
  );
}
