// Says that the profile shown is a stand-in, and offers to load the real one again.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { CompletionRing } from '../../components/profile/completion-ring.tsx';
import { failures } from '../../lib/messages.ts';
import type { OwnProfile } from '../../lib/use-profile.ts';
import { IconRefresh } from '../../ui/icons.ts';
import classes from './profile.module.css';

type Temporary = Extract<OwnProfile, { status: 'temporary' }>;

export function TemporaryPanel({ own: { profile, retry, retrying } }: { own: Temporary }) {
  const { i18n } = useLingui();
  return (
    <section className={`card ${classes.panel}`}>
      <div className={classes.completion}>
        <CompletionRing percentage={profile.profileCompletionPercentage} />
        <div>
          <Text component="h2" fw={650} m={0}>
            {i18n._(failures.temporaryProfile)}
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>
              Your profile is safe, but we couldn’t load it just now. Only fields you fill in are saved.
            </Trans>
          </Text>
        </div>
      </div>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={retry}
        loading={retrying}
      >
        <Trans>Try again</Trans>
      </Button>
    </section>
  );
}
