// What a lister does with a home: mark it, look at it, read its leads, change, pause or delete it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { OwnHome } from '../../../contract/listing.ts';
import { canMoveListing } from '../../../domain/properties.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import {
  IconBed,
  IconCalendar,
  IconDotsVertical,
  IconEdit,
  IconPlayerPause,
  IconRefresh,
  IconShieldCheck,
  IconTrash,
} from '../../ui/icons.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useHomeChanges } from './use-home-changes.ts';

const VisitHoursDialog = lazy(() => import('../own-listing/visit-hours-dialog.tsx'));

type HomeButtonsProps = { home: OwnHome; showsLeads: boolean; onToggleLeads: () => void };

export function HomeButtons({ home, showsLeads, onToggleLeads }: HomeButtonsProps) {
  const { toggleAvailability } = useHomeChanges(home);
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const count = home.leads_count;
  // A visit that was cancelled stays so, even if the home is to be had again.
  const asksFirst = home.availability === 'available' && home.coming_visits > 0;
  if (home.listing_state === 'draft') {
    return (
      <Group gap="xs">
        <Button component={Link} to={`/properties/${home.id}/edit`}>
          <Trans>Continue</Trans>
        </Button>
        <MoreActions home={home} />
      </Group>
    );
  }
  return (
    <Group gap="xs">
      {home.property_type === 'pg' && (
        <Button
          component={Link}
          to={`/properties/${home.id}/rooms`}
          variant="light"
          leftSection={<IconBed size={16} />}
        >
          <Trans>Rooms and beds</Trans>
        </Button>
      )}
      <Button
        variant={home.property_type === 'pg' ? 'default' : 'light'}
        onClick={asksFirst ? () => setAsks(true) : toggleAvailability}
        disabled={home.listing_state !== 'published'}
      >
        {home.availability === 'available' ? <Trans>Mark Booked</Trans> : <Trans>Mark Available</Trans>}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t`Mark ${home.title} as booked?`}
        confirmLabel={t`Mark Booked`}
        onConfirm={() => {
          setAsks(false);
          toggleAvailability();
        }}
        onClose={() => setAsks(false)}
      >
        <Plural
          value={home.coming_visits}
          one="We cancel the # visit that is still to come, and tell the visitor that the home is taken. This cannot be undone."
          other="We cancel the # visits that are still to come, and tell the visitors that the home is taken. This cannot be undone."
        />
      </ConfirmDialog>
      <Button component={Link} to={`/property/${home.id}`} variant="default">
        <Trans>View</Trans>
      </Button>
      <Button
        variant="default"
        onClick={onToggleLeads}
        aria-expanded={showsLeads}
        aria-controls={`leads-${home.id}`}
      >
        <Trans>Leads ({count})</Trans>
      </Button>
      <MoreActions home={home} />
    </Group>
  );
}

function MoreActions({ home }: { home: OwnHome }) {
  const { t } = useLingui();
  const { pause, resume, remove, isBusy } = useHomeChanges(home);
  const [asks, setAsks] = useState(false);
  const hours = useOpened();
  const title = home.title || t`this draft`;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={42} aria-label={t`More for ${title}`}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/properties/${home.id}/edit`} leftSection={<IconEdit size={16} />}>
            <Trans>Edit</Trans>
          </Menu.Item>
          {home.listing_state === 'draft' && home.property_type === 'pg' && (
            <Menu.Item
              component={Link}
              to={`/properties/${home.id}/rooms`}
              leftSection={<IconBed size={16} />}
            >
              <Trans>Rooms and beds</Trans>
            </Menu.Item>
          )}
          {home.listing_state !== 'draft' && (
            <Menu.Item
              component={Link}
              to={`/properties/${home.id}/verification`}
              leftSection={<IconShieldCheck size={16} />}
            >
              <Trans>Verification</Trans>
            </Menu.Item>
          )}
          {home.listing_state !== 'draft' && (
            <Menu.Item leftSection={<IconCalendar size={16} />} onClick={hours.onOpen}>
              <Trans>Visit hours</Trans>
            </Menu.Item>
          )}
          {canMoveListing(home.listing_state, 'pause') && (
            <Menu.Item leftSection={<IconPlayerPause size={16} />} onClick={pause}>
              <Trans>Pause</Trans>
            </Menu.Item>
          )}
          {canMoveListing(home.listing_state, 'resume') && home.hidden_reason === null && (
            <Menu.Item leftSection={<IconRefresh size={16} />} onClick={resume}>
              <Trans>Show again</Trans>
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setAsks(true)}>
            <Trans>Delete</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{hours.opened && <VisitHoursDialog home={home} onClose={hours.onClose} />}</Suspense>
      <ConfirmDialog
        opened={asks}
        title={t`Delete ${title}?`}
        confirmLabel={t`Delete`}
        destructive
        busy={isBusy}
        onConfirm={() => remove(() => setAsks(false))}
        onClose={() => setAsks(false)}
      >
        <Trans>It leaves the search at once. This cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}
