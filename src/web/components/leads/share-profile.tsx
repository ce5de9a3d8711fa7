// Asks whether work and references of the application profile go with this application; unasked, nothing does.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasMoreToShare } from '../../../domain/application-profiles.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { occupationLabel } from './lead-labels.ts';

type ShareProfileProps = { isShared: boolean; onChange: (isShared: boolean) => void };

export function ShareProfile({ isShared, onChange }: ShareProfileProps) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { data: profile } = useQuery(queries.applicationProfile.get.queryOptions({ staleTime: 0 }));
  if (!profile || !hasMoreToShare(profile)) return null;
  const people = profile.references.map(({ name }) => name).join(', ');
  const shared = [
    profile.occupation && i18n._(occupationLabel(profile.occupation)),
    profile.employer,
    people && t`References: ${people}`,
  ].filter(Boolean);
  const what = shared.join(' · ');
  return (
    <Checkbox
      checked={isShared}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={t`Share my work and references with this owner or agent`}
      description={
        <Trans>
          {what}. The owner or agent sees your work details at once, and your references once they accept the
          application.{' '}
          <Anchor component={Link} to="/application-profile" underline="always" size="xs">
            Change
          </Anchor>
        </Trans>
      }
    />
  );
}
