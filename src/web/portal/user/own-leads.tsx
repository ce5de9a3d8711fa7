// The visits and applications one asked for that are still open or agreed, and messages nobody has read yet.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '../../../contract/applications.ts';
import { leadPath } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { formatDate } from '../../../domain/dates.ts';
import { leadStatusLabel } from '../../components/leads/lead-labels.ts';
import { visitTime } from '../../components/leads/slot-text.ts';
import { LoadError } from '../../components/load-error.tsx';
import { HomeTitle } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { IconCalendar, IconFileText, IconMail } from '../../ui/icons.ts';
import { HomeThumbnail } from './home-thumbnail.tsx';
import { Panel, Row, Rows } from './panel.tsx';

const SHOWN = 3;

/** What one asked for that is open or agreed, the newest of each. */
export function useOwnLeads() {
  const { queries } = useApi();
  const input = { show: 'tracked', limit: SHOWN } as const;
  const visits = useQuery(queries.visits.listMine.queryOptions({ input, staleTime: 0 }));
  const applications = useQuery(queries.applications.listMine.queryOptions({ input, staleTime: 0 }));
  const unread = useQuery(queries.messages.unread.queryOptions({ staleTime: 0 }));
  return { visits, applications, unread };
}

/** Nothing where there is nothing: most who list homes ask for none. `without`: a visit that is shown elsewhere. */
export function OwnLeads({ without }: { without: string | null }) {
  const { t } = useLingui();
  const { visits, applications, unread } = useOwnLeads();
  const listed = visits.data?.items.filter(({ id }) => id !== without) ?? [];
  const failed = [visits, applications].find(({ data, isError }) => !data && isError);
  const messages = unread.data?.count ?? 0;
  const count = listed.length + (applications.data?.items.length ?? 0) + messages;
  if (count === 0 && !failed) return null;
  return (
    <Panel
      title={t`Your visits and applications`}
      more={{ to: '/track-applications?show=visits', label: t`See all` }}
    >
      {failed && (
        <LoadError query={failed} otherwise={msg`Your visits and applications could not be loaded`} />
      )}
      <Rows>
        {messages > 0 && (
          <Row icon={<IconMail size={20} />} to="/messages">
            <Plural
              value={messages}
              one="# conversation with new messages"
              other="# conversations with new messages"
            />
          </Row>
        )}
        {listed.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
        {applications.data?.items.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </Rows>
    </Panel>
  );
}

function VisitRow({ visit: { id, home, status, scheduled_date, slot } }: { visit: Visit }) {
  const { i18n } = useLingui();
  const time = visitTime(scheduled_date, slot);
  return (
    <Row
      icon={
        <HomeThumbnail cover={home.cover}>
          <IconCalendar size={20} />
        </HomeThumbnail>
      }
      to={leadPath('visits', id, false)}
      detail={
        <>
          {i18n._(leadStatusLabel(status))}
          {'\u00a0· '}
          <Trans>Visit on {time}</Trans>
        </>
      }
    >
      <HomeTitle title={home.title} />
    </Row>
  );
}

function ApplicationRow({ application: { id, home, status, move_in_date } }: { application: Application }) {
  const { i18n } = useLingui();
  const moveIn = formatDate(move_in_date);
  return (
    <Row
      icon={
        <HomeThumbnail cover={home.cover}>
          <IconFileText size={20} />
        </HomeThumbnail>
      }
      to={leadPath('applications', id, false)}
      detail={
        <>
          {i18n._(leadStatusLabel(status))}
          {'\u00a0· '}
          <Trans>Application, moving in on {moveIn}</Trans>
        </>
      }
    >
      <HomeTitle title={home.title} />
    </Row>
  );
}
