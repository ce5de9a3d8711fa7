// The next steps of somebody signed in: the forms, and where their visit and application for this home stand.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Application } from '../../../contract/applications.ts';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { leadPath } from '../../../contract/choices.ts';
import type { Visit } from '../../../contract/visits.ts';
import { ApplyForm } from '../../components/leads/apply-form.tsx';
import { visitTime } from '../../components/leads/slot-text.ts';
import { VisitForm } from '../../components/leads/visit-form.tsx';
import { FirstMessage } from '../../components/messages/first-message.tsx';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { loadToastCard } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ActionBar } from './action-bar.tsx';
import { ApplicationState, VisitState } from './lead-states.tsx';
import steps from './next-steps.module.css';
import { Step } from './step.tsx';
import { useStep } from './use-step.ts';

type StepsProps = { home: PropertyDetail };

export default function SignedInSteps({ home }: StepsProps) {
  useEffect(() => void loadToastCard(), []);
  return (
    <ApiProvider>
      <Steps home={home} />
    </ApiProvider>
  );
}

function useOwnLeads(homeId: string) {
  const { queries } = useApi();
  const input = { property_id: homeId, show: 'tracked', limit: 1 } as const;
  const visits = useQuery(queries.visits.listMine.queryOptions({ input, staleTime: 0 }));
  const applications = useQuery(queries.applications.listMine.queryOptions({ input, staleTime: 0 }));
  const own = useQuery(queries.properties.listMine.queryOptions({ input: { id: homeId } }));
  return { visits, applications, own };
}

function Steps({ home }: StepsProps) {
  const { t } = useLingui();
  const homeId = home.id;
  const { visits, applications, own } = useOwnLeads(homeId);
  if (visits.isPending || applications.isPending || own.isPending) {
    return (
      <>
        <Skeleton height={96} mt="md" role="status" aria-label={t`Loading`} />
        <ActionBar home={home} />
      </>
    );
  }
  if (visits.isError || applications.isError || own.isError) {
    const retry = () => Promise.all([visits.refetch(), applications.refetch(), own.refetch()]);
    return <ErrorState title={t`Your requests for this home could not be loaded`} onRetry={retry} />;
  }
  if (own.data.total > 0) return <OwnHome homeId={homeId} />;
  const visit = visits.data.items[0];
  const application = applications.data.items[0];
  return (
    <Stack gap="sm" mt="md" className="no-print">
      <ActionBar home={home}>{visit ? <VisitLink visit={visit} /> : <VisitButton />}</ActionBar>
      {visit ? <VisitState visit={visit} /> : <AskVisit home={home} />}
      {application ? <ApplicationState application={application} /> : <Apply home={home} />}
      <WriteToLister homeId={homeId} />
    </Stack>
  );
}

/** Opens the form that `AskVisit` holds. */
function VisitButton() {
  const { open } = useStep('visit');
  return (
    <Button onClick={open} data-step="visit">
      <Trans>Request a visit</Trans>
    </Button>
  );
}

function VisitLink({ visit }: { visit: Visit }) {
  const time = visitTime(visit.scheduled_date, visit.slot);
  return (
    <Button component={Link} to={leadPath('visits', visit.id, false)} variant="light">
      <Trans>Visit: {time}</Trans>
    </Button>
  );
}

/** Nobody visits or rents their own home. */
function OwnHome({ homeId }: { homeId: string }) {
  return (
    <Stack gap="sm" mt="md">
      <Text size="sm">
        <Trans>This is your own home. Requests for it come to My Properties.</Trans>
      </Text>
      <Button component={Link} to={`/properties/${homeId}/edit`} variant="default" fullWidth>
        <Trans>Edit</Trans>
      </Button>
      <Button component={Link} to="/my-properties" variant="light" fullWidth>
        <Trans>My Properties</Trans>
      </Button>
    </Stack>
  );
}

function AskVisit({ home }: StepsProps) {
  const { t } = useLingui();
  const step = useStep('visit');
  const reload = useReload();
  const onSent = async (visit: Visit) => {
    toast.success(t`Visit requested`, t`We’ll notify you when the owner or agent answers.`);
    await reload(visit);
    step.close();
  };
  return (
    <Step
      label={<Trans>Request a visit</Trans>}
      title={t`Request a visit`}
      name="visit"
      {...step}
      variant="filled"
      className={steps.inBar}
    >
      <VisitForm homeId={home.id} rooms={home.rooms} onSent={onSent} />
    </Step>
  );
}

function Apply({ home }: StepsProps) {
  const { t } = useLingui();
  const step = useStep('apply');
  const reload = useReload();
  const onSent = async (application: Application) => {
    toast.success(t`Application sent`, t`We’ll notify you when the owner or agent answers.`);
    await reload(application);
    step.close();
  };
  return (
    <Step
      label={<Trans>Apply for this home</Trans>}
      title={t`Apply for this home`}
      name="apply"
      {...step}
      variant="default"
    >
      <ApplyForm homeId={home.id} rooms={home.rooms} onSent={onSent} />
    </Step>
  );
}

function WriteToLister({ homeId }: { homeId: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const client = useQueryClient();
  const step = useStep('message');
  const known = useQuery(
    queries.messages.list.queryOptions({ input: { property_id: homeId, limit: 1 }, staleTime: 0 }),
  );
  const talk = known.data?.items[0];
  if (talk) {
    return (
      <Button component={Link} to={`/messages?thread=${talk.id}`} variant="light" fullWidth>
        {talk.is_unread ? (
          <Trans>New reply from the owner or agent</Trans>
        ) : (
          <Trans>Messages with the owner or agent</Trans>
        )}
      </Button>
    );
  }
  const onSent = async () => {
    toast.success(t`Message sent`, t`We’ll notify you when the owner or agent answers.`);
    await client.invalidateQueries({ queryKey: queries.messages.key() });
    step.close();
  };
  return (
    <Step
      label={<Trans>Message the owner or agent</Trans>}
      title={t`Message the owner or agent`}
      name="message"
      {...step}
      variant="light"
    >
      <FirstMessage homeId={homeId} onSent={onSent} />
    </Step>
  );
}

/** What was just asked shows at once, before the list answers. */
function useReload() {
  const { queries } = useApi();
  const client = useQueryClient();
  return async (lead: Visit | Application) => {
    const feature = 'slot' in lead ? queries.visits : queries.applications;
    await client.invalidateQueries({ queryKey: feature.key() });
  };
}
