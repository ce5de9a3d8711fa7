// One home of the lister: what it is, how it does, and what can be done with it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Badge, Button, Card, Collapse, Group, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { OwnHome } from '../../../contract/listing.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { badgeColour, daysUntilStale, hasBhk } from '../../../domain/properties.ts';
import { badgeColours } from '../../components/badge-colours.ts';
import { propertyTypeLabels } from '../../components/property/card-labels.ts';
import { useHomeTitle } from '../../components/property/home-words.tsx';
import { Photo } from '../../components/property/photo.tsx';
import { availabilityLabels, listingStateLabels } from '../../components/property/property-labels.ts';
import { clock } from '../../lib/clock.ts';
import { IconPhoto, IconRefresh, IconStar } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { HomeButtons } from './home-buttons.tsx';
import classes from './home-card.module.css';
import { HomeLeads } from './home-leads.tsx';
import { useHomeChanges } from './use-home-changes.ts';

const ListingScore = lazy(() => import('../own-listing/listing-score.tsx'));

/** `place` as the page's language writes it. */
type HomeCardProps = { home: OwnHome; place: string };

export function HomeCard({ home, place }: HomeCardProps) {
  const [showsLeads, setShowsLeads] = useState(false);
  return (
    <Card component="article" padding="md" aria-labelledby={`home-${home.id}`}>
      <Stack gap="sm">
        <Picture home={home} />
        <Headline home={home} place={place} />
        <Figures home={home} />
        {home.quality && (
          <Suspense fallback={<div className={classes.score} />}>
            <ListingScore home={home} />
          </Suspense>
        )}
        <Renewal home={home} />
        <HiddenBy reason={home.hidden_reason} />
        <HomeButtons
          home={home}
          showsLeads={showsLeads}
          onToggleLeads={() => setShowsLeads((shown) => !shown)}
        />
        <Collapse expanded={showsLeads} id={`leads-${home.id}`}>
          {showsLeads && <HomeLeads id={home.id} />}
        </Collapse>
      </Stack>
    </Card>
  );
}

function Picture({ home }: { home: OwnHome }) {
  if (home.cover) {
    return <Photo photo={home.cover} sizes="(min-width: 900px) 360px, 100vw" className={classes.picture} />;
  }
  return (
    <div className={classes.noPicture}>
      <IconPhoto size={28} aria-hidden />
      <Trans>No photos yet</Trans>
    </div>
  );
}

function Headline({ home, place }: HomeCardProps) {
  const { i18n, t } = useLingui();
  const title = useHomeTitle(home.title);
  const isShown = home.listing_state === 'published';
  return (
    <div>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <h2 className={classes.title} id={`home-${home.id}`}>
          {title || t`A home without a title yet`}
        </h2>
        <Badge color={isShown ? badgeColours[badgeColour(home.availability)] : 'gray'} flex="none">
          {i18n._(isShown ? availabilityLabels[home.availability] : listingStateLabels[home.listing_state])}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {place || <Trans>No place yet</Trans>}
      </Text>
    </div>
  );
}

function Figures({ home }: { home: OwnHome }) {
  const { i18n } = useLingui();
  const bedrooms = home.bedrooms === 5 ? '5+' : home.bedrooms;
  const area = home.area_sqft?.toLocaleString('en-IN');
  const listedOn = formatDate(dateInIndia(home.published_at ?? home.created_at));
  return (
    <>
      <Text fw={650} size="lg">
        {home.rent === null ? (
          <Trans>No rent yet</Trans>
        ) : (
          <Trans>
            <MoneyText amount={paise(home.rent)} /> per month
          </Trans>
        )}
      </Text>
      <ul className={classes.figures}>
        {hasBhk(home.property_type) ? (
          bedrooms && (
            <li>
              <Trans>{bedrooms} BHK</Trans>
            </li>
          )
        ) : (
          <li>{home.property_type && i18n._(propertyTypeLabels[home.property_type])}</li>
        )}
        {area && <li>{<Trans>{area} sq ft</Trans>}</li>}
        <li>
          <IconStar size={14} aria-hidden /> {home.rating ?? <Trans>Not rated</Trans>}
        </li>
        <li>
          <Plural value={home.view_count} one="# view" other="# views" />
        </li>
        <li>
          <Trans>Listed {listedOn}</Trans>
        </li>
      </ul>
    </>
  );
}

/** Only the office shows a home again that it took out of sight. */
function HiddenBy({ reason }: { reason: string | null }) {
  const { t } = useLingui();
  if (reason === null) return null;
  return (
    <Alert color="red" title={t`Hidden by Kiraya`} style={{ overflowWrap: 'anywhere' }}>
      {reason}
    </Alert>
  );
}

/** Once the first reminder is due: one click says that the home is still to let. */
function Renewal({ home }: { home: OwnHome }) {
  const { renew, isBusy } = useHomeChanges(home);
  const days =
    home.listing_state === 'published' && home.renewed_at
      ? daysUntilStale(dateInIndia(home.renewed_at), clock.today())
      : null;
  if (days === null) return null;
  return (
    <Group justify="space-between" gap="xs" className={classes.renewal}>
      <Text size="sm">
        <Plural
          value={days}
          _0="Pauses itself soon unless renewed"
          one="Pauses itself in # day unless renewed"
          other="Pauses itself in # days unless renewed"
        />
      </Text>
      <Button
        size="sm"
        variant="light"
        leftSection={<IconRefresh size={16} />}
        loading={isBusy}
        onClick={renew}
      >
        <Trans>Renew</Trans>
      </Button>
    </Group>
  );
}
