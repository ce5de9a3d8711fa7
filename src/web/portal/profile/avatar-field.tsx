// One's picture: choose a file, see at the field what is wrong with it, and the new one everywhere once it is stored.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, FileButton, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { imageAccept } from '../../../domain/files.ts';
import { ruleOf } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage, failures } from '../../lib/messages.ts';
import { useKeepProfile } from '../../lib/use-profile.ts';
import { IconUpload } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { avatarFileProblem, avatarSentence } from './avatar-problems.ts';
import classes from './profile.module.css';
import { fieldId } from './profile-groups.ts';

const tryAgain = msg`Please try again.`;

export function AvatarField({ name, url }: { name: string; url: string | null }) {
  const { i18n } = useLingui();
  const { problem, uploading, choose } = useAvatarUpload();
  const id = fieldId('avatarUrl');
  return (
    <div className={classes.avatar}>
      <Avatar src={url} name={name} color="teal" size={96} alt="" />
      <div className={classes.avatarWords}>
        <FileButton onChange={choose} accept={imageAccept.join(',')}>
          {(button) => (
            <Button
              {...button}
              id={id}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={uploading}
              aria-describedby={`${id}-hint`}
            >
              {url ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
            </Button>
          )}
        </FileButton>
        <Text id={`${id}-hint`} size="sm" c="dimmed">
          <Trans>JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB.</Trans>
        </Text>
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem && i18n._(problem)}
        </Text>
      </div>
    </div>
  );
}

function useAvatarUpload() {
  const { api } = useApi();
  const keepProfile = useKeepProfile();
  const [problem, setProblem] = useState<MessageDescriptor>();
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => api.profile.uploadAvatar({ file }),
    onSuccess: (profile) => {
      keepProfile(profile);
      toast.success(msg`Picture updated`);
    },
    onError: (error) => {
      setProblem(avatarSentence(ruleOf(error)?.rule));
      toast.destructive(failures.uploadAvatar, reasonOf(error));
    },
  });
  const choose = async (file: File | null) => {
    if (!file) return;
    const found = await avatarFileProblem(file);
    setProblem(found);
    if (!found) mutate(file);
  };
  return { problem, uploading: isPending, choose };
}

function reasonOf(error: unknown): MessageDescriptor | string {
  const isSignedOut = error instanceof Error && 'status' in error && error.status === 401;
  if (isSignedOut) return failures.notAuthenticated;
  return avatarSentence(ruleOf(error)?.rule) ?? failureMessage(error, tryAgain);
}
