// Where one is signed in, this device first, and the way to end all others at once.
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionListing } from '../../../contract/session.ts';
import { failureMessage } from '../../lib/messages.ts';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FoldedRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Loaded } from './loaded.tsx';
import { SessionRow } from './session-row.tsx';
import classes from './settings.module.css';

export function SessionsSection() {
  const { t } = useLingui();
  const current = useSession().current?.session.id;
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: signInCalls.listSessions,
    staleTime: 0,
    enabled: current !== undefined,
  });
  const howMany = (count: number) => t`${plural(count, { one: '# device', other: '# devices' })}`;
  return (
    <FoldedRow
      title={t`Where you are signed in`}
      state={sessions.data && (sessions.data.length > 1 ? howMany(sessions.data.length) : t`Only here`)}
      text={
        <Trans>If you don’t know one of these, sign it out. If you have a password, change it too.</Trans>
      }
    >
      <Loaded query={sessions} failure={t`Your sessions could not be loaded`} height={64}>
        {(listed) => <SessionList sessions={inOrder(listed, current)} current={current} />}
      </Loaded>
    </FoldedRow>
  );
}

/** This device first, then the one used last. */
function inOrder(sessions: readonly SessionListing[], current: string | undefined): SessionListing[] {
  const rank = ({ id }: SessionListing) => (id === current ? 0 : 1);
  return [...sessions].sort(
    (left, right) => rank(left) - rank(right) || right.lastUsedAt.localeCompare(left.lastUsedAt),
  );
}

type SessionListProps = { sessions: readonly SessionListing[]; current: string | undefined };

function SessionList({ sessions, current }: SessionListProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const end = async (ending: Promise<unknown>, done: MessageDescriptor, failed: MessageDescriptor) => {
    try {
      await ending;
      toast.success(done);
    } catch (error) {
      toast.destructive(failed, failureMessage(error, msg`Please try again.`));
    }
    await cache.invalidateQueries({ queryKey: ['sessions'] });
  };
  const endOne = (id: string) =>
    end(signInCalls.endSession(id), msg`Device signed out`, msg`The device was not signed out`);
  const endOthers = () =>
    end(
      signInCalls.endOtherSessions(),
      msg`Signed out everywhere else`,
      msg`Other devices were not signed out`,
    );
  return (
    <>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isHere={session.id === current}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <ConfirmButton
          variant="default"
          size="sm"
          question={t`Sign out everywhere else?`}
          explanation={<Trans>Every other browser has to sign in again. You stay signed in here.</Trans>}
          confirmLabel={t`Sign out others`}
          onConfirm={endOthers}
        >
          <Trans>Sign out everywhere else</Trans>
        </ConfirmButton>
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>You are signed in nowhere else.</Trans>
        </Text>
      )}
    </>
  );
}
