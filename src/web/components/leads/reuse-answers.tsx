// What was said before fills the form in: the application profile, or without one the last application.
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ApplicationProfile } from '../../../contract/application-profile.ts';
import { moveInToFill } from '../../../domain/application-profiles.ts';
import { households } from '../../../domain/applications.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import type { HouseholdValues } from './application-fields.tsx';

export type ApplyFields = HouseholdValues & {
  moveIn: string | null;
  room: string | null;
  notes: string;
  shares: boolean;
};

type ReuseProps = { onFill: (own: Partial<ApplyFields>) => void };

/** Nothing while it loads, and nothing when that fails: the form works without it. */
export function ReuseAnswers({ onFill }: ReuseProps) {
  const { queries } = useApi();
  const { data: profile } = useQuery(queries.applicationProfile.get.queryOptions({ staleTime: 0 }));
  if (profile === undefined) return null;
  if (profile === null) return <FromLastApplication onFill={onFill} />;
  return (
    <Button variant="light" size="sm" onClick={() => onFill(answersOf(profile))}>
      <Trans>Fill in from my application profile</Trans>
    </Button>
  );
}

/** Only what the profile says: other fields stay as typed. */
function answersOf(profile: ApplicationProfile): Partial<ApplyFields> {
  const moveIn = moveInToFill(profile.move_in_date, clock.today());
  return {
    ...(moveIn && { moveIn }),
    ...(profile.household && { household: profile.household }),
    ...(profile.occupants && { occupants: profile.occupants }),
    ...(profile.income_band && { income: profile.income_band }),
    ...(profile.notes && { notes: profile.notes }),
  };
}

/** What was said of the household before is filled in, the day of moving in is not. */
function FromLastApplication({ onFill }: ReuseProps) {
  const { queries } = useApi();
  const earlier = useQuery(queries.applications.listMine.queryOptions({ input: { show: 'all', limit: 1 } }));
  const last = earlier.data?.items[0];
  const fill = () =>
    last &&
    onFill({
      household: households.find((known) => known === last.household) ?? 'family',
      occupants: last.occupants,
      income: last.income_band,
      notes: last.notes ?? '',
    });
  return (
    <>
      {last && (
        <Button variant="light" size="sm" onClick={fill}>
          <Trans>Fill in from my last application</Trans>
        </Button>
      )}
      <Text size="sm">
        <Trans>
          Applying for more homes? An{' '}
          <Anchor component={Link} to="/application-profile" underline="always">
            application profile
          </Anchor>{' '}
          fills in this form for you.
        </Trans>
      </Text>
    </>
  );
}
