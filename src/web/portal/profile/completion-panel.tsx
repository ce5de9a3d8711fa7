// How complete the profile is, and a way to each field that is missing.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import type { Profile } from '../../../contract/account.ts';
import { type ProfileField, profileCompletion } from '../../../domain/profiles.ts';
import { CompletionRing } from '../../components/profile/completion-ring.tsx';
import { profileFieldNames } from '../../components/profile/field-names.ts';
import classes from './profile.module.css';

type CompletionPanelProps = { profile: Profile; onChoose: (field: ProfileField) => void };

export function CompletionPanel({ profile, onChoose }: CompletionPanelProps) {
  const { i18n } = useLingui();
  const { percentage, missing } = profileCompletion(profile);
  return (
    <section className={`card ${classes.panel}`} aria-labelledby="profile-completion">
      <div className={classes.completion}>
        <CompletionRing percentage={percentage} />
        <div>
          <Text id="profile-completion" component="h2" fw={650} m={0}>
            {missing.length === 0 ? (
              <Trans>Your profile is complete</Trans>
            ) : (
              <Trans>Complete your profile</Trans>
            )}
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>Owners reply sooner to a complete profile.</Trans>
          </Text>
        </div>
      </div>
      {missing.length > 0 && (
        <ul className={classes.missing}>
          {missing.map((field) => (
            <li key={field}>
              <Button variant="light" size="xs" onClick={() => onChoose(field)}>
                {i18n._(profileFieldNames[field])}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
