// `/profile`: what one looks for, who one is and how one is reached, with what is still missing.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../contract/account.ts';
import type { ProfileField } from '../../../domain/profiles.ts';
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
import { type Asked, factsOf, fieldId, groupKeys, groupOf, profileGroups } from './profile-groups.ts';
import { ReadGroup } from './read-group.tsx';
import { TemporaryPanel } from './temporary-panel.tsx';
import { readUnsaved } from './unsaved-fields.ts';

/** Most come to read. */
const ProfileForm = lazy(() => import('./profile-form.tsx'));

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
  const [asked, setAsked] = useState<Asked>();
  // Anew each time: its part may have been closed since.
  const ask = (field: ProfileField) => setAsked({ field });
  if (own.status === 'loading') return <FormSkeleton fields={7} />;
  if (!user) return <ErrorState title={i18n._(failures.notAuthenticated)} />;
  const isLoaded = own.status === 'loaded';
  const profile = isLoaded ? own.profile : { fullName: user.name };
  const choose = (field: ProfileField) => {
    if (field !== 'avatarUrl') ask(field === 'emailVerified' ? 'email' : field);
    // It is here already, or comes with the form and begins at the field.
    document.getElementById(fieldId(field))?.focus();
  };
  return (
    <div className={classes.page}>
      <div className={classes.standing}>
        {isLoaded ? (
          <CompletionPanel profile={own.profile} onChoose={choose} />
        ) : (
          <TemporaryPanel own={own} />
        )}
      </div>
      <Parts
        key={own.status}
        userId={user.id}
        profile={profile}
        isLoaded={isLoaded}
        asked={asked}
        onAsk={ask}
        onClose={() => setAsked(undefined)}
      />
      <section className={`card ${classes.panel} ${classes.picture}`}>
        <AvatarField name={profile.fullName ?? user.name} url={isLoaded ? own.profile.avatarUrl : null} />
      </section>
    </div>
  );
}

type PartsProps = {
  userId: string;
  profile: Partial<Profile>;
  /** Of one that could not be read nothing is known: only its form is shown. */
  isLoaded: boolean;
  asked: Asked | undefined;
  onAsk: (field: ProfileField) => void;
  /** Nothing is changed any more. */
  onClose: () => void;
};

/** A profile is read; its form comes with the first change, or with what was typed before and not saved. */
function Parts({ userId, profile, isLoaded, asked, onAsk, onClose }: PartsProps) {
  const { i18n } = useLingui();
  const [unsaved, setUnsaved] = useState(() => {
    const [field] = Object.keys(readUnsaved(userId));
    return field ? { field: field as ProfileField } : undefined;
  });
  const begin = asked ?? unsaved;
  const read = (
    <Stack gap="lg">
      {groupKeys.map((key) => {
        const { title, fields } = profileGroups[key];
        const [first = 'fullName'] = fields.filter((one) => one !== 'email');
        return (
          <ReadGroup
            key={key}
            title={i18n._(title)}
            facts={factsOf(i18n, key, profile)}
            isLoading={begin !== undefined && groupOf(begin.field) === key}
            onEdit={() => onAsk(first)}
          />
        );
      })}
    </Stack>
  );
  if (isLoaded && !begin) return read;
  return (
    <Suspense fallback={isLoaded ? read : <FormSkeleton fields={7} />}>
      <ProfileForm
        userId={userId}
        profile={profile}
        {...(isLoaded && {
          asked: begin,
          onClose: () => {
            setUnsaved(undefined);
            onClose();
          },
        })}
      />
    </Suspense>
  );
}
