// Homes as administrators see them; what is approved shows so at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminProperty } from '../../../contract/admin-properties.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { homePath } from '../../../domain/home-address.ts';
import { endOfId } from '../../../domain/leads.ts';
import { paise } from '../../../domain/money.ts';
import { badgeColour } from '../../../domain/properties.ts';
import { badgeColours } from '../../components/badge-colours.ts';
import { availabilityLabels, listingStateLabels } from '../../components/property/property-labels.ts';
import type { Column } from '../../ui/columns.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { IconCheck } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowDone, rowButton } from '../../ui/row-actions.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { useApprove } from './use-approve.ts';

export function usePropertyColumns(): Column<AdminProperty>[] {
  const { t, i18n } = useLingui();
  const titleOf = ({ title }: AdminProperty) => title || t`Untitled draft`;
  const placeOf = ({ locality, city }: AdminProperty) => [locality, city].filter(Boolean).join(', ');
  const listerOf = ({ lister }: AdminProperty) => lister.full_name ?? endOfId(lister.user_id);
  return [
    {
      key: 'property',
      label: t`Property`,
      cell: (home) => (
        <>
          <Anchor size="sm" fw={600} component={Link} to={homePath(home)}>
            {titleOf(home)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {placeOf(home)}
          </Text>
        </>
      ),
      csv: (home) => `${titleOf(home)}, ${placeOf(home)}`,
    },
    {
      key: 'lister',
      label: t`Listed by`,
      cell: (home) => (
        <Anchor size="sm" component={Link} to={tabAddress('users', { user: home.lister.user_id })}>
          {listerOf(home)}
        </Anchor>
      ),
      csv: listerOf,
    },
    {
      key: 'rent',
      isInLine: true,
      label: t`Rent`,
      align: 'right',
      cell: ({ rent }) => rent !== null && <MoneyText amount={paise(rent)} />,
      csv: ({ rent }) => rent && rent / 100,
    },
    {
      key: 'status',
      isInLine: true,
      label: t`Status`,
      cell: ({ availability }) => (
        <Badge color={badgeColours[badgeColour(availability)]}>
          {i18n._(availabilityLabels[availability])}
        </Badge>
      ),
      csv: ({ availability }) => i18n._(availabilityLabels[availability]),
    },
    {
      key: 'listed',
      label: t`Listed`,
      cell: (home) => <Text size="sm">{formatDate(dateInIndia(home.created_at))}</Text>,
      csv: (home) => dateInIndia(home.created_at),
    },
    { key: 'actions', label: t`Actions`, isActions: true, cell: (home) => <ApproveButton home={home} /> },
  ];
}

/** It asks first: the listing says "Verified" to everybody from then on. */
function ApproveButton({ home }: { home: AdminProperty }) {
  const { t, i18n } = useLingui();
  const approve = useApprove();
  if (home.listing_state === 'draft') return <Text size="sm">{i18n._(listingStateLabels.draft)}</Text>;
  if (home.verified) {
    return (
      <RowDone>
        <Trans>Verified</Trans>
      </RowDone>
    );
  }
  return (
    <ConfirmButton
      {...rowButton(<IconCheck size={18} aria-hidden />)}
      variant="light"
      data-words
      aria-label={t`Approve ${home.title}`}
      question={t`Approve ${home.title}?`}
      explanation={t`The listing shows “Verified” to everyone. It can be taken back under Verification.`}
      confirmLabel={t`Approve`}
      onConfirm={() => approve(home.id)}
    >
      <Trans>Approve</Trans>
    </ConfirmButton>
  );
}
