// What every page has and no page waits for: the offline parts, what helps people who hear a page or work it by keyboard, and the
// question who it is.
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import OfflineParts from './components/offline/offline-parts.tsx';
import { PageChange } from './components/page-change.tsx';
import { proofQuestion } from './lib/ask-proof.ts';
import { dropView, openAs, viewOfTab } from './lib/resilience/view-as.ts';
import { watchFocus } from './ui/focus-of-gone.ts';
import { watchForms } from './ui/refused-form.ts';

export default function LaterParts() {
  useEffect(watchForms, []);
  useEffect(watchFocus, []);
  useEffect(keepReferral, []);
  return (
    <>
      <OfflineParts />
      <PageChange />
      <ProofQuestion />
      <ViewOfTab />
    </>
  );
}

/** An affiliate’s link may lead to any page: signing up comes before the form that says whose it was. */
function keepReferral(): void {
  // Sign-in may have come in between: then it stands in the address to go back to.
  if (!/\bref(=|%3D)/i.test(location.search)) return;
  void import('./lib/referral.ts').then(({ keepReferralHere }) => keepReferralHere());
}

/** Nobody proves anything by a dialog that cannot be fetched: the refusal stands. */
function Unasked(): ReactNode {
  useEffect(() => proofQuestion.answer(false), []);
  return null;
}

const loadProofDialog = (): Promise<{ default: () => ReactNode }> =>
  import('./components/account/proof-dialog.tsx').catch(() => ({ default: Unasked }));
const ProofDialog = lazy(loadProofDialog);

function ProofQuestion() {
  const isAsked = useSyncExternalStore(proofQuestion.subscribe, proofQuestion.isAsked, () => false);
  return isAsked ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}

/** No page is shown as somebody else sees it without saying so. */
function Unsaid(): ReactNode {
  useEffect(() => {
    dropView();
    openAs('/admin');
  }, []);
  return null;
}

const loadViewBanner = (): Promise<{ default: (props: { id: string; onOver: () => void }) => ReactNode }> =>
  import('./components/view-banner.tsx').catch(() => ({ default: Unsaid }));
const ViewBanner = lazy(loadViewBanner);

function ViewOfTab() {
  const [id, setId] = useState(viewOfTab);
  return id === null ? null : (
    <Suspense>
      <ViewBanner id={id} onOver={() => setId(null)} />
    </Suspense>
  );
}
