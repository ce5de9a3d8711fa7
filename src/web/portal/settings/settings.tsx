// `/settings`: how the product looks, how one signs in, and where one is signed in.
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { ThemeSection } from './theme-section.tsx';

export const meta = () => [{ title: 'Settings · Kiraya' }, { name: 'robots', content: 'noindex' }];

export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Settings`} />
      <Stack gap="lg" maw={760}>
        <ThemeSection />
        <NotificationsSection />
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
      </Stack>
    </>
  );
}
