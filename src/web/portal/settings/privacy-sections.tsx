// One's personal data: signing in, consents, who looked at it, a copy of it, and deleting the account.
import { ConsentsSection } from './consents-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { LooksSection } from './looks-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

export function PrivacySections() {
  return (
    <>
      <ConsentsSection />
      <SignInsSection />
      <LooksSection />
      <ExportSection />
      <DeleteSection />
    </>
  );
}
