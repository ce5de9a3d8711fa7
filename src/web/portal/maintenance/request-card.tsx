// One request: what is broken, its photos, who repairs it at what cost, its history, and the next steps.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import {
  categoryLabels,
  happenedLabel,
  maintenanceSideLabels,
  maintenanceStatusShown,
  priorityLabels,
} from '../../components/maintenance/maintenance-labels.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { RequestActions } from './request-actions.tsx';

/** Comes right after the card, and so is there without a connection too. */
const PhotoButton = lazy(async () => ({ default: (await import('./photo-button.tsx')).PhotoButton }));

export function RequestCard({ request }: { request: MaintenanceRequest }) {
  const { i18n, t } = useLingui();
  const status = maintenanceStatusShown[request.status];
  const name = useHomeName(request.home_name);
  const place =
    request.side === 'tenant' ? name : `${request.tenant_name ?? t`Without a tenant`} ·\u00a0${name}`;
  const home = request.lease_id ?? request.property_id ?? request.managed_property_id;
  return (
    <Card padding="md" component="article" aria-label={request.title}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={2} size="h4">
              {request.title}
            </Title>
            <Text size="sm">{place}</Text>
            <Text size="sm" c="dimmed">
              {`${i18n._(categoryLabels[request.category])} ·\u00a0${i18n._(priorityLabels[request.priority])}`}
            </Text>
          </div>
          <Badge color={status.color}>{i18n._(status.label)}</Badge>
        </Group>
        {request.description && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {request.description}
          </Text>
        )}
        <Photos request={request} />
        <Facts request={request} />
        <RequestActions request={request} />
        <Group justify="space-between" gap="sm" align="flex-start">
          <History request={request} />
          <Anchor component={Link} to={`?view=list&show=all&home=${home}`} size="sm">
            <Trans>All repairs of this home</Trans>
          </Anchor>
        </Group>
      </Stack>
    </Card>
  );
}

function Photos({ request }: { request: MaintenanceRequest }) {
  const { t } = useLingui();
  return (
    <Group gap="xs">
      {request.photos.map((photo, place) => (
        <a key={photo.id} href={photo.url} target="_blank" rel="noreferrer">
          <img
            src={photo.url}
            alt={t`${request.title}: ${place + 1}`}
            width={120}
            height={90}
            style={{ objectFit: 'cover', borderRadius: 8 }}
          />
        </a>
      ))}
      {request.status !== 'cancelled' && (
        <Suspense fallback={null}>
          <PhotoButton request={request} />
        </Suspense>
      )}
    </Group>
  );
}

function Facts({ request }: { request: MaintenanceRequest }) {
  const { t } = useLingui();
  const phone = formatPhone(request.assignee_phone ?? '');
  const money = (amount: number) => formatRupees(paise(amount));
  const facts = [
    request.assignee_name &&
      (request.status === 'done'
        ? t`Repaired by ${request.assignee_name} ${phone}`
        : t`Assigned to ${request.assignee_name} ${phone}`),
    request.estimate !== null &&
      (request.is_approved
        ? t`Estimate ${money(request.estimate)}, approved`
        : t`Estimate ${money(request.estimate)}, to be approved`),
    request.cost !== null && t`It cost ${money(request.cost)}`,
    request.rating !== null && t`Rated ${request.rating} of 5`,
    request.rating_note,
  ].filter(Boolean);
  return facts.length > 0 && <Text size="sm">{facts.join(' ·\u00a0')}</Text>;
}

function History({ request }: { request: MaintenanceRequest }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="xs" variant="subtle" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        {isOpen ? t`Hide history` : t`Show history`}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack component="ol" gap={4} m={0} pl="md">
          {request.history.map((event) => (
            <Text key={event.id} component="li" size="sm">
              <Trans>
                {formatInstant(event.created_at)}: {i18n._(happenedLabel(event.action))}
              </Trans>
              {` (${i18n._(maintenanceSideLabels[event.by])})`}
              {event.note && ` – ${event.note}`}
            </Text>
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}
