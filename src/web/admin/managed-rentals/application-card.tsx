// One application: the home, who hands it in, what is asked for it, and the decisions that are open.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ManagedRental } from '../../../contract/managed-rentals.ts';
import { formatDate, formatInstant } from '../../../domain/dates.ts';
import { awaitsConfiguration, canMoveManagedRental } from '../../../domain/managed-rentals.ts';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { hasBhk } from '../../../domain/properties.ts';
import { propertyTypeLabel } from '../../components/managed-rentals/managed-rental-labels.ts';
import { ManagedRentalBadge } from '../../components/managed-rentals/managed-rental-status-badge.tsx';
import { IconChevronDown } from '../../ui/icons.ts';
import { Waited } from '../shell/waited.tsx';
import classes from './application-card.module.css';
import { ReviewButton } from './review-button.tsx';

type CardProps = {
  application: ManagedRental;
  /** Above the list stands after how many days one is late. */
  hasLimitAbove: boolean;
  onConfigure: () => void;
  onDecline: () => void;
};

export function ApplicationCard({ application, hasLimitAbove, onConfigure, onDecline }: CardProps) {
  const { t, i18n } = useLingui();
  const type = propertyTypeLabel(application.property_type);
  const name = `${typeof type === 'string' ? type : i18n._(type)}, ${application.property_location}`;
  const { status, is_configured: isConfigured } = application;
  const homeOf = useHome(application);
  const [isOpen, setOpen] = useState(false);
  return (
    <article className={classes.card} aria-label={name} data-open={isOpen || undefined}>
      <div className={classes.row}>
        <div className={classes.words}>
          <Group gap="xs" className={classes.title}>
            <Title order={2} size="h5">
              {name}
            </Title>
            <ManagedRentalBadge status={status} is_configured={isConfigured} />
          </Group>
          <Text size="sm" c="dimmed" component="div" className={classes.about}>
            {canMoveManagedRental(status, 'decline') && (
              <>
                <Waited since={application.created_at} kind="applications" hasLimitAbove={hasLimitAbove} /> ·{' '}
              </>
            )}
            {[application.landlord_name, homeOf].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <div className={classes.rent}>
          <Text fw={650} className="money">
            {formatRupees(paise(application.monthly_rent))}
          </Text>
          <Text size="xs" c="dimmed" visibleFrom="sm">
            <Trans>a month</Trans>
          </Text>
        </div>
        <Group gap={6} className={classes.acts}>
          {status === 'submitted' && <ReviewButton id={application.id} name={name} />}
          {canMoveManagedRental(status, 'approve') && (
            <Button
              size="xs"
              variant="default"
              className={classes.approve}
              aria-label={t`Approve & Configure: ${name}`}
              onClick={onConfigure}
            >{t`Approve & Configure`}</Button>
          )}
          {awaitsConfiguration({ status, isConfigured }) && (
            <Button
              size="xs"
              className={classes.approve}
              aria-label={t`Configure: ${name}`}
              onClick={onConfigure}
            >{t`Configure`}</Button>
          )}
          {canMoveManagedRental(status, 'decline') && (
            <Button
              size="xs"
              color="red"
              variant="subtle"
              className={classes.decline}
              aria-label={t`Decline: ${name}`}
              onClick={onDecline}
            >{t`Decline`}</Button>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-label={t`Details of ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} aria-hidden className={classes.mark} />
          </ActionIcon>
        </Group>
      </div>
      {application.decline_reason && (
        <Text size="sm" mt={4}>
          <Trans>Declined because: {application.decline_reason}</Trans>
        </Text>
      )}
      {isOpen && (
        <div className={classes.facts}>
          <Facts application={application} />
        </div>
      )}
    </article>
  );
}

function useHome({ bedrooms, property_type: type, area_sqft: sqft }: ManagedRental): string {
  const { t } = useLingui();
  const area = sqft && formatCount(sqft);
  return (
    [bedrooms && hasBhk(type) && t`${bedrooms} BHK`, area && t`${area} sq ft`]
      .filter((part) => typeof part === 'string')
      // A number and its unit stay in one line.
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' · ')
  );
}

function Facts({ application }: { application: ManagedRental }) {
  const { t } = useLingui();
  const { landlord, broker, affiliate } = application;
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
          ? t`Not given`
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
      <Fact label={t`Home`}>{useHome(application) || t`Not given`}</Fact>
      <Fact label={t`Preferred start`}>
        {application.rental_start_date ? formatDate(application.rental_start_date) : t`Not given`}
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
