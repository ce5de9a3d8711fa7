// Sign-in for people who come to work: they choose a portal and land in it, or read how to get its role.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ApiProvider } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useSession, useSessionStore } from '../../lib/session-context.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import classes from './auth.module.css';
import { ChosenPortal } from './chosen-portal.tsx';
import { NeedsScript } from './needs-script.tsx';
import { portalOf, portals } from './portals.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { useSignInMode } from './use-sign-in-mode.ts';

export const meta = () => screenMeta(msg`Portals`);

export default function PortalAuthPage() {
  return (
    <div className={`${classes.page} ${classes.wide}`}>
      <Stack gap="lg">
        <div>
          <Title order={1} size="h2" className={classes.title}>
            <Trans>Sign in to your portal</Trans>
          </Title>
          <Text c="dimmed">
            <Trans>Choose your portal; we’ll take you straight there.</Trans>
          </Text>
        </div>
        <PortalChoice />
        <section className={`card ${classes.card}`}>
          <NeedsScript>
            <Entry />
          </NeedsScript>
        </section>
      </Stack>
    </div>
  );
}

function PortalChoice() {
  const { t, i18n } = useLingui();
  const { status } = useSession();
  const [params, change] = useQueryChange();
  const chosen = portalOf(params.get('portal'));
  const choose = (portal: string) => change({ portal }, { replace: true });
  return (
    <>
      <Radio.Group aria-label={t`Portal`} value={chosen.key} onChange={choose}>
        <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md">
          {portals.map(({ key, name }) => (
            <Radio key={key} value={key} label={i18n._(name)} />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {status === 'signed-out' && (
        <Text size="sm" c="dimmed" role="status">
          {i18n._(chosen.howToGetIn)}
        </Text>
      )}
    </>
  );
}

function Entry() {
  const { status } = useSession();
  const store = useSessionStore();
  const [params] = useSearchParams();
  const [mode, setMode] = useSignInMode();
  const portal = portalOf(params.get('portal'));
  // Until it is known who comes, the form stands there as for most.
  if (status !== 'signed-in') {
    return <SignInPanel mode={mode} onMode={setMode} next={portal.path} onSignedIn={store.signedIn} />;
  }
  return (
    <ApiProvider>
      <ChosenPortal portal={portal} />
    </ApiProvider>
  );
}
