// The steps of joining: sponsor confirmed by name, terms, PAN. Resumes with whatever is still missing.

import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import {
  type OwnAffiliate,
  type PlanTerms,
  registration,
  type Sponsor,
} from '../../../contract/affiliates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { LoadError } from '../../components/load-error.tsx';
import { PanForm } from '../../components/payees/pan-form.tsx';
import { ApiProvider, useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { forgetReferral, readReferral, referralIn } from '../../lib/referral.ts';
import { fieldFaults } from '../../lib/refusals.ts';
import { Form } from '../../ui/form.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { registrationFailures } from './affiliate-registration-messages.ts';
import { SponsorField } from './sponsor-field.tsx';

type RegisterFormProps = { invite: string | null; inviter: Sponsor | null };

export default function RegisterForm(props: RegisterFormProps) {
  return (
    <ApiProvider>
      <Steps {...props} />
    </ApiProvider>
  );
}

function Steps(props: RegisterFormProps) {
  const { queries } = useApi();
  const own = useQuery(queries.affiliates.mine.queryOptions({ staleTime: 0 }));
  if (own.isPending) return <FormSkeleton fields={3} />;
  if (own.isError) return <LoadError query={own} otherwise={registrationFailures.load} />;
  const { affiliate } = own.data;
  // A broker is enrolled on activation, and names their sponsor here.
  if (!affiliate || (affiliate.status === 'pending' && !affiliate.has_consented)) {
    return <Join {...props} movedIn={affiliate?.is_moved_in ? affiliate : null} />;
  }
  if (affiliate.status === 'pending' && !affiliate.has_pan) return <GivePan affiliate={affiliate} />;
  return <Joined affiliate={affiliate} />;
}

function useReload() {
  const client = useQueryClient();
  const { queries } = useApi();
  return () => client.invalidateQueries({ queryKey: queries.affiliates.mine.key() });
}

/** Who sent the link that led here, if sign-up came in between. */
function useStoredSponsor(isWanted: boolean): { sponsor: Sponsor | null; isLoading: boolean } {
  const { queries } = useApi();
  const { search } = useLocation();
  const [code] = useState(() => referralIn(search) ?? readReferral(Date.parse(clock.now())));
  const found = useQuery(
    queries.affiliates.sponsor.queryOptions({
      input: { sponsor_id: code ?? '' },
      enabled: isWanted && code !== null,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return { sponsor: found.data?.can_sponsor ? found.data : null, isLoading: found.isLoading };
}

/** `movedIn`: their place came with a business, and they agree to the terms alone. */
function Join({ invite, inviter, movedIn }: RegisterFormProps & { movedIn: OwnAffiliate | null }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const reload = useReload();
  const stored = useStoredSponsor(!inviter && !movedIn);
  const [chosen, setChosen] = useState<Sponsor | null | undefined>(inviter ?? undefined);
  const sponsor = chosen === undefined ? stored.sponsor : chosen;
  const [confirmed, setConfirmed] = useState(false);
  const [consent, setConsent] = useState(false);
  const terms = useQuery(queries.affiliates.terms.queryOptions({ staleTime: 0 }));
  const form = useFormMutation({
    send: api.affiliates.register,
    onSent: () => {
      forgetReferral();
      return reload();
    },
  });
  if (terms.isPending || stored.isLoading) return <FormSkeleton fields={3} />;
  if (terms.isError) return <LoadError query={terms} otherwise={registrationFailures.terms} />;
  const sponsorNamed = () =>
    invite && inviter?.affiliate_id === sponsor?.affiliate_id
      ? { invite }
      : { sponsor_id: sponsor?.affiliate_id };
  const submit = () => {
    if (!movedIn && (!sponsor || !confirmed)) {
      form.setErrors({
        sponsor_id: sponsor ? t`Confirm that this is your sponsor` : t`Name your sponsor first`,
      });
      return;
    }
    const input = {
      ...(movedIn ? { keep_place: true } : sponsorNamed()),
      terms_version: terms.data.version,
      consent,
    };
    const read = registration.safeParse(input);
    if (read.success) form.submit(read.data);
    else form.setErrors(fieldFaults(registration)(input));
  };
  return (
    <Card padding="lg">
      <Form onSubmit={submit}>
        <Stack gap="lg">
          {movedIn ? (
            <MovedIn affiliate={movedIn} />
          ) : (
            <SponsorField
              sponsor={sponsor}
              onSponsor={(found) => {
                if (!found) forgetReferral();
                setChosen(found);
                setConfirmed(false);
              }}
              confirmed={confirmed}
              onConfirmed={setConfirmed}
              error={form.errors.sponsor_id}
            />
          )}
          <Terms terms={terms.data} />
          <Checkbox
            label={t`I have read the terms of the compensation plan and agree to them.`}
            checked={consent}
            onChange={(event) => setConsent(event.currentTarget.checked)}
            error={form.errors.consent}
          />
          <Group>
            <Button type="submit" loading={form.isBusy}>
              <Trans>Join</Trans>
            </Button>
          </Group>
        </Stack>
      </Form>
    </Card>
  );
}

function MovedIn({ affiliate: { affiliate_id: code, sponsor_name: sponsor } }: { affiliate: OwnAffiliate }) {
  return (
    <Text>
      {sponsor ? (
        <Trans>
          Your place in the programme moved to Kiraya. Your code is {code}, and your sponsor is still{' '}
          {sponsor}.
        </Trans>
      ) : (
        <Trans>Your place in the programme moved to Kiraya. Your code is {code}.</Trans>
      )}
    </Text>
  );
}

function Terms({ terms }: { terms: PlanTerms }) {
  const { version, levels } = terms;
  const share = terms.share_bp / 100;
  const least = formatRupees(paise(terms.least_payout));
  const months = terms.held_lapses_after_months;
  const ranks = terms.ranks
    .map(({ rank, threshold, rate_bp }) => `${rank} ${rate_bp / 100}% (${formatRupees(paise(threshold))})`)
    .join(', ');
  return (
    <section aria-labelledby="terms-title">
      <Title order={2} size="h4" id="terms-title">
        <Trans>Terms of the compensation plan, version {version}</Trans>
      </Title>
      <Stack component="ul" gap={4} fz="sm">
        <li>
          <Trans>
            Commission comes from one thing only: the monthly rent of managed homes, once it is paid. {share}%
            of it is what rates apply to, unless less was agreed for a home.
          </Trans>
        </li>
        <li>
          <Trans>
            Your rank sets your rate and is recalculated each month from the smaller of your two streams.
            Ranks, rates and the volume each needs: {ranks}.
          </Trans>
        </li>
        <li>
          <Trans>
            You are paid your rate on your own homes, and on your team’s homes the difference to the highest
            rate below you, up to {levels} levels.
          </Trans>
        </li>
        <li>
          <Trans>
            You don’t earn for sign-ups alone, joining is free, and nothing is promised: your earnings depend
            on rents that are paid.
          </Trans>
        </li>
        <li>
          <Trans>
            Until your PAN is given, commission is held, for {months} closed months. Tax is deducted as the
            law says. Payouts begin at {least}; less is carried on.
          </Trans>
        </li>
      </Stack>
    </section>
  );
}

function GivePan({ affiliate }: { affiliate: OwnAffiliate }) {
  const { t } = useLingui();
  const reload = useReload();
  const { affiliate_id: code } = affiliate;
  return (
    <Card padding="lg">
      <Stack gap="md">
        <Alert color="yellow" title={t`One thing is still missing`}>
          <Trans>You are registered as {code}. Your registration is pending until you give your PAN.</Trans>
        </Alert>
        <PanForm onSaved={() => reload()} />
      </Stack>
    </Card>
  );
}

function Joined({ affiliate }: { affiliate: OwnAffiliate }) {
  const { t } = useLingui();
  const { affiliate_id: code, sponsor_name: sponsor } = affiliate;
  return (
    <Alert color="green" title={t`You are in the affiliate programme`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {sponsor ? (
            <Trans>
              Your code is {code}, and your sponsor is {sponsor}.
            </Trans>
          ) : (
            <Trans>Your code is {code}.</Trans>
          )}
        </Text>
        <Button component={Link} to="/portal/affiliate/overview">
          <Trans>Open the affiliate portal</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}
