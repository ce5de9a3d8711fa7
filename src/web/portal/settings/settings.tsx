// `/settings`: how the product looks, how one is told of things and signs in, and one's personal data.
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LooksSection } from './looks-section.tsx';
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
        <ConsentsSection />
        <LooksSection />
        <ExportSection />
        <DeleteSection />
      </Stack>
    </>
  );
}
