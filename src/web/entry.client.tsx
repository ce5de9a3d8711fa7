import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// An affiliate’s link may lead to any page: signing up comes before the form that says whose it was.
if (location.search.includes('ref=')) {
  void import('./lib/referral.ts').then(({ keepReferralHere }) => keepReferralHere());
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
