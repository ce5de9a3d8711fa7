// One application: the home, who hands it in, what is asked for it, and the decisions that are open.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { ManagedRental } from '../../../contract/managed-rentals.ts';
import { dateInIndia, daysBetween, formatDate, formatInstant } from '../../../domain/dates.ts';
import { awaitsConfiguration, canMoveManagedRental } from '../../../domain/managed-rentals.ts';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { propertyTypeLabel } from '../../components/managed-rentals/managed-rental-labels.ts';
import { ManagedRentalBadge } from '../../components/managed-rentals/managed-rental-status-badge.tsx';
import { clock } from '../../lib/clock.ts';
import { ReviewButton } from './review-button.tsx';

type CardProps = { application: ManagedRental; onConfigure: () => void; onDecline: () => void };

export function ApplicationCard({ application, onConfigure, onDecline }: CardProps) {
  const { t, i18n } = useLingui();
  const type = propertyTypeLabel(application.property_type);
  const name = `${typeof type === 'string' ? type : i18n._(type)}, ${application.property_location}`;
  const { status, is_configured: isConfigured } = application;
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
          <Title order={2} size="h5">
            {name}
          </Title>
          <ManagedRentalBadge status={status} is_configured={isConfigured} />
        </Group>
        {canMoveManagedRental(status, 'decline') && <Waiting since={application.created_at} />}
        <FoldedFacts application={application} />
        {application.decline_reason && (
          <Text size="sm">
            <Trans>Declined because: {application.decline_reason}</Trans>
          </Text>
        )}
        <Group gap={6}>
          {status === 'submitted' && <ReviewButton id={application.id} name={name} />}
          {canMoveManagedRental(status, 'approve') && (
            <Button
              size="xs"
              variant={status === 'submitted' ? 'default' : 'filled'}
              onClick={onConfigure}
            >{t`Approve & Configure`}</Button>
          )}
          {awaitsConfiguration({ status, isConfigured }) && (
            <Button size="xs" onClick={onConfigure}>{t`Configure`}</Button>
          )}
          {canMoveManagedRental(status, 'decline') && (
            <Button size="xs" color="red" variant="outline" onClick={onDecline}>{t`Decline`}</Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

function Waiting({ since }: { since: string }) {
  const days = daysBetween(dateInIndia(since), clock.today());
  return (
    <Text size="sm" c="dimmed">
      {days > 0 ? (
        <Plural value={days} one="waiting # day" other="waiting # days" />
      ) : (
        <Trans>Came today</Trans>
      )}
    </Text>
  );
}

/** On a phone the rent and whose home it is; the rest opens. */
function FoldedFacts({ application }: { application: ManagedRental }) {
  const { t } = useLingui();
  const isPhone = useMediaQuery('(max-width: 35.99em)') ?? false;
  if (!isPhone) return <Facts application={application} />;
  const rent = formatRupees(paise(application.monthly_rent));
  return (
    <details>
      <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
        {[t`${rent} a month`, application.landlord_name].filter(Boolean).join(' · ')}
      </Text>
      <Facts application={application} />
    </details>
  );
}

function Facts({ application }: { application: ManagedRental }) {
  const { t } = useLingui();
  const { landlord, broker, affiliate, bedrooms } = application;
  const area = application.area_sqft && formatCount(application.area_sqft);
  const contact = [
    application.landlord_name,
    landlord?.email ?? application.landlord_email,
    // A number stays in one line.
    formatPhone(landlord?.phone ?? application.landlord_phone ?? '').replaceAll(' ', '\u00a0'),
  ];
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="xs" m={0}>
      <Fact label={t`Monthly rent`}>{formatRupees(paise(application.monthly_rent))}</Fact>
      <Fact label={t`Security deposit`}>
        {application.security_deposit === null
          ? t`Not said`
          : formatRupees(paise(application.security_deposit))}
      </Fact>
      <Fact label={t`Fee and commission`}>
        {t`${application.management_fee_percentage}% and ${application.commission_percentage}%`}
      </Fact>
      <Fact label={t`Landlord`}>{contact.filter(Boolean).join(' · ') || t`Not known`}</Fact>
      <Fact label={t`Broker`}>
        {broker ? [broker.name, affiliate?.affiliate_id].filter(Boolean).join(' · ') : t`None`}
      </Fact>
      {application.brought_by && (
        <Fact label={t`Brought by`}>
          {`${application.brought_by.full_name} · ${application.brought_by.affiliate_id}`}
        </Fact>
      )}
      <Fact label={t`Home`}>
        {[bedrooms && hasBhk(application.property_type) && t`${bedrooms} BHK`, area && t`${area} sq ft`]
          .filter(Boolean)
          .join(' · ') || t`Not said`}
      </Fact>
      <Fact label={t`Wished from`}>
        {application.rental_start_date ? formatDate(application.rental_start_date) : t`Not said`}
      </Fact>
      <Fact label={t`Submitted`}>{formatInstant(application.created_at)}</Fact>
      {application.reviewed_at && (
        <Fact label={t`Reviewed`}>
          {[formatInstant(application.reviewed_at), application.reviewed_by].filter(Boolean).join(' · ')}
        </Fact>
      )}
    </SimpleGrid>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}
