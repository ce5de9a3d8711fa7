// Tells a signed-in person that this screen is not theirs, and where to go instead.
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconLock } from './icons.ts';
import { Notice } from './notice.tsx';

type NoPermissionProps = { title?: string; children?: ReactNode; action?: ReactNode };

export function NoPermission({ title, children, action }: NoPermissionProps) {
  const { t } = useLingui();
  return (
    <Notice
      icon={<IconLock size={28} />}
      title={title ?? t`You cannot open this page`}
      action={
        action ?? (
          <Button component={Link} to="/portal" variant="default">
            {t`Go to your dashboard`}
          </Button>
        )
      }
    >
      {children ?? t`It belongs to another role. If you think it should be yours, ask an administrator.`}
    </Notice>
  );
}
