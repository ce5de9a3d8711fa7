// The parts of the long page, a press away; the one that is read is marked.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import classes from './settings.module.css';

const parts = ['appearance', 'notifications', 'signing-in', 'privacy'] as const;

/** Below the bars of the page, with room for the space between two parts. */
const READ_AT_PX = 120;

export function PageIndex() {
  const { t } = useLingui();
  const current = useCurrentPart();
  const names = {
    appearance: t`Appearance`,
    notifications: t`Notifications`,
    'signing-in': t`Signing in`,
    privacy: t`Privacy`,
  };
  return (
    <nav className={classes.index} aria-label={t`On this page`}>
      {parts.map((part) => (
        <a key={part} href={`#${part}`} aria-current={part === current ? 'location' : undefined}>
          {names[part]}
        </a>
      ))}
    </nav>
  );
}

/** The last part that has begun; at the end of the page the last one, which may be too short to come up. */
function useCurrentPart() {
  const [current, setCurrent] = useState<(typeof parts)[number]>(parts[0]);
  useEffect(() => {
    const measure = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const begun = parts.findLast((part) => {
        const place = document.getElementById(part)?.getBoundingClientRect();
        return isAtEnd || (place !== undefined && place.top <= READ_AT_PX);
      });
      setCurrent(begun ?? parts[0]);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  return current;
}
