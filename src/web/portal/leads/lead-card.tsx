// A visit or an application as a row: what each says at a glance, and what its details add.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { lazy } from 'react';
import type { Application } from '../../../contract/applications.ts';
import type { Visit } from '../../../contract/visits.ts';
import { isApplicationAccepted } from '../../../domain/applications.ts';
import { formatDate } from '../../../domain/dates.ts';
import { canRateVisit, isVisitAccepted } from '../../../domain/visits.ts';
import { householdLabel, incomeLabel, visitTypeLabel } from '../../components/leads/lead-labels.ts';
import { visitTime } from '../../components/leads/slot-text.ts';
import { useApplicationActs } from './application-actions.tsx';
import { LeadRow } from './lead-row.tsx';
import { useVisitActs } from './visit-actions.tsx';
import { VisitStars } from './visit-stars.tsx';

/** Of the details, which come when they are opened. */
const SharedProfile = lazy(async () => ({
  default: (await import('../../components/leads/shared-profile.tsx')).SharedProfile,
}));

type Of<Lead> = { lead: Lead; isOpen: boolean };

const turnOf = (isMine: boolean) => (isMine ? 'mine' : 'theirs');

export function VisitCard({ lead, isOpen }: Of<Visit>) {
  const { i18n } = useLingui();
  const acts = useVisitActs(lead);
  const earlier = lead.earlier && visitTime(lead.earlier.scheduled_date, lead.earlier.slot);
  const mayRate = lead.side && canRateVisit(lead.status, lead.side);
  return (
    <LeadRow
      lead={lead}
      isOpen={isOpen}
      isAccepted={isVisitAccepted(lead.status)}
      turn={lead.awaiting === null ? null : turnOf(lead.awaiting === lead.side)}
      facts={
        <>
          <strong>{visitTime(lead.scheduled_date, lead.slot)}</strong>
          {` · ${i18n._(visitTypeLabel(lead.visit_type))}`}
        </>
      }
      {...acts}
      says={
        (lead.on_way.length > 0 || mayRate) && (
          <>
            {lead.on_way.map((side) => (
              <Text key={side} size="sm" fw={600}>
                {side === lead.side ? (
                  <Trans>You said that you are on your way.</Trans>
                ) : (
                  <Trans>The other side is on the way.</Trans>
                )}
              </Text>
            ))}
            {mayRate && <VisitStars visit={lead} />}
          </>
        )
      }
    >
      {earlier && (
        <Text size="sm" c="dimmed">
          <Trans>
            instead of <s>{earlier}</s>
          </Trans>
        </Text>
      )}
      {!mayRate && <VisitStars visit={lead} />}
    </LeadRow>
  );
}

export function ApplicationCard({ lead, isOpen }: Of<Application>) {
  const { t, i18n } = useLingui();
  const acts = useApplicationActs(lead);
  const moveIn = formatDate(lead.move_in_date);
  const isAwaited = lead.status === 'submitted' || lead.status === 'under_review';
  const facts = [
    t`People: ${lead.occupants}`,
    lead.household && i18n._(householdLabel(lead.household)),
    lead.income_band && i18n._(incomeLabel(lead.income_band)),
  ].filter(Boolean);
  return (
    <LeadRow
      lead={lead}
      isOpen={isOpen}
      isAccepted={isApplicationAccepted(lead.status)}
      turn={isAwaited ? turnOf(lead.side === 'lister') : null}
      facts={
        <>
          <strong>
            <Trans>Moving in on {moveIn}</Trans>
          </strong>
          {` · ${facts[0]}`}
        </>
      }
      {...acts}
    >
      {facts.length > 1 && <Text size="sm">{facts.slice(1).join(' · ')}</Text>}
      <SharedProfile application={lead} isLister={lead.side === 'lister'} />
    </LeadRow>
  );
}
