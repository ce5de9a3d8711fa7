// Copies the address of the page and says so.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import steps from './next-steps.module.css';

const SAID_MS = 2_000;

export function CopyLink({ address }: { address: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <button
      type="button"
      className={`${steps.secondary} needs-script`}
      onClick={() => copy().catch(() => {})}
    >
      <span aria-live="polite">{copied ? t`Copied` : t`Copy link`}</span>
    </button>
  );
}
