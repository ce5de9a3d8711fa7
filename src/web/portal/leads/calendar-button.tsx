// An agreed visit for one's own calendar, with the address that both sides see by then.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { leadPath, tabOf } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { visitCalendar } from '../../../domain/calendar-file.ts';
import { visitStart } from '../../../domain/visits.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { saveText } from '../../lib/save-file.ts';
import { IconCalendar } from '../../ui/icons.ts';

export function CalendarButton({ visit }: { visit: Visit }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { id, side, status, home, changes: sequence } = visit;
  const isAgreed = status === 'scheduled' && side !== null;
  const contact = useQuery(
    queries.leads.contact.queryOptions({ input: { id }, enabled: isAgreed, staleTime: 0 }),
  );
  if (!isAgreed) return null;
  const save = () => {
    const event = {
      id,
      sequence,
      start: visitStart(visit.scheduled_date, visit.slot),
      title: t`Visit: ${home.title}`,
      place: contact.data?.place?.address ?? home.title,
      url: `${window.location.origin}${leadPath(tabOf('visit', side), id, false)}`,
      isCancelled: false,
    };
    saveText('kiraya-visit.ics', 'text/calendar', visitCalendar(event, clock.now()));
  };
  return (
    <Button size="sm" variant="default" leftSection={<IconCalendar size={14} aria-hidden />} onClick={save}>
      <Trans>Add to my calendar</Trans>
    </Button>
  );
}
