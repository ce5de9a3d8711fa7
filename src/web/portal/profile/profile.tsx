// `/profile`: who one is, how one is reached and what one looks for, with what is still missing.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { failures } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useSession } from '../../lib/session-context.ts';
import { type OwnProfile, useProfile } from '../../lib/use-profile.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { AvatarField } from './avatar-field.tsx';
import { CompletionPanel } from './completion-panel.tsx';
import classes from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { TemporaryPanel } from './temporary-panel.tsx';

export const meta = () => screenMeta(msg`Profile`);

export default function ProfilePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Profile`}
        description={t`What you enter here fills in your visits and applications.`}
        actions={
          <Button component={Link} to="/application-profile" variant="default">
            <Trans>Application profile</Trans>
          </Button>
        }
      />
      <OwnProfilePanels own={useProfile()} />
    </>
  );
}

function OwnProfilePanels({ own }: { own: OwnProfile }) {
  const { i18n } = useLingui();
  const user = useSession().current?.user;
  if (own.status === 'loading') return <FormSkeleton fields={7} />;
  if (!user) return <ErrorState title={i18n._(failures.notAuthenticated)} />;
  const isLoaded = own.status === 'loaded';
  const profile = isLoaded ? own.profile : { fullName: user.name };
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        {isLoaded ? <CompletionPanel profile={own.profile} /> : <TemporaryPanel own={own} />}
        <section className={`card ${classes.panel}`}>
          <AvatarField name={profile.fullName ?? user.name} url={isLoaded ? own.profile.avatarUrl : null} />
        </section>
      </div>
      {/* A profile that loads after all begins a new form; unsaved fields come along. */}
      <ProfileForm key={own.status} userId={user.id} email={own.profile.email} profile={profile} />
    </div>
  );
}
