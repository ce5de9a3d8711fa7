// `/settings`: how the product looks, how one is told of things and signs in, and one's personal data.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { viewOfTab } from '../../lib/resilience/view-as.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SettingGroup, SettingRow } from '../../ui/setting-rows.tsx';
import { ApiLinkSection } from './api-link-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NotificationsRow } from './notifications-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/** What is further down comes after the page: it keeps the budget of scripts. */
const PanSection = lazy(async () => ({
  default: (await import('./pan-section.tsx')).PanSection,
}));
const AccountSection = lazy(async () => ({
  default: (await import('./account-section.tsx')).AccountSection,
}));
const EmailSection = lazy(async () => ({
  default: (await import('./email-section.tsx')).EmailSection,
}));
const PhoneSection = lazy(async () => ({
  default: (await import('./phone-section.tsx')).PhoneSection,
}));
const LostNumberNotice = lazy(async () => ({
  default: (await import('./lost-number-notice.tsx')).LostNumberNotice,
}));
const PasswordSection = lazy(async () => ({
  default: (await import('./password-section.tsx')).PasswordSection,
}));
const SecondFactorSection = lazy(async () => ({
  default: (await import('./second-factor-section.tsx')).SecondFactorSection,
}));
const PasskeysSection = lazy(async () => ({
  default: (await import('./passkeys-section.tsx')).PasskeysSection,
}));
const MergeSection = lazy(async () => ({
  default: (await import('./merge-section.tsx')).MergeSection,
}));
const CalendarSection = lazy(async () => ({
  default: (await import('./calendar-section.tsx')).CalendarSection,
}));
const PrivacySections = lazy(async () => ({
  default: (await import('./privacy-sections.tsx')).PrivacySections,
}));

/** Owners get rent that we collected, tenants deposits that are with us, the others commission. */
const isPaid = (roles: readonly string[]) =>
  ['landlord', 'tenant', 'affiliate', 'broker'].some((role) => roles.includes(role));

export const meta = () => screenMeta(msg`Settings`);

export default function SettingsPage() {
  const { t } = useLingui();
  const account = useAccount();
  const roles: readonly string[] = account.status === 'signed-in' ? account.roles : [];
  const needsPan = roles.includes('landlord') || roles.includes('tenant');
  const isView = viewOfTab() !== null;
  const loading = <Skeleton height={40} my="sm" role="status" aria-busy aria-label={t`Loading`} />;
  return (
    <>
      <PageHeader title={t`Settings`} />
      <Suspense fallback={null}>
        <LostNumberNotice />
      </Suspense>
      <SettingGroup title={t`General`}>
        <ThemeSection />
        <LanguageSection />
        <NotificationsRow />
      </SettingGroup>
      {(needsPan || isPaid(roles)) && (
        <SettingGroup title={t`Money`}>
          {isPaid(roles) && (
            <Suspense fallback={loading}>
              <AccountSection />
            </Suspense>
          )}
          {needsPan && (
            <Suspense fallback={loading}>
              <PanSection isOwner={roles.includes('landlord')} />
            </Suspense>
          )}
        </SettingGroup>
      )}
      <SettingGroup title={t`Signing in`}>
        {isView ? (
          <SettingRow title={t`Signing in`}>
            <Text size="sm">
              <Trans>How they sign in, and on which devices, is not shown in a view.</Trans>
            </Text>
          </SettingRow>
        ) : (
          <SignInSections loading={loading} />
        )}
      </SettingGroup>
      <SettingGroup title={t`Calendar and API`}>
        {!isView && (
          <Suspense fallback={loading}>
            <CalendarSection />
          </Suspense>
        )}
        <ApiLinkSection />
      </SettingGroup>
      <SettingGroup title={t`Privacy`}>
        <Suspense fallback={loading}>
          <PrivacySections />
        </Suspense>
      </SettingGroup>
    </>
  );
}

/** Of whoever is signed in: in a view that is not the person whose page it is. */
function SignInSections({ loading }: { loading: ReactNode }) {
  return (
    <>
      <Suspense fallback={loading}>
        <EmailSection />
      </Suspense>
      <Suspense fallback={loading}>
        <PhoneSection />
      </Suspense>
      <Suspense fallback={loading}>
        <PasswordSection />
      </Suspense>
      <Suspense fallback={loading}>
        <SecondFactorSection />
      </Suspense>
      <Suspense fallback={loading}>
        <PasskeysSection />
      </Suspense>
      <SessionsSection />
      <Suspense fallback={loading}>
        <MergeSection />
      </Suspense>
    </>
  );
}
