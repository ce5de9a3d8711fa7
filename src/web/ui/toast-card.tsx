// One toast as it is drawn; loaded with the first one, so that pages without any do not carry it.
import { useLingui } from '@lingui/react/macro';
import { Notification } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from './icons.ts';
import classes from './toast-region.module.css';
import { TOAST_MS, type Toast, type ToastText, toast } from './toast-store.ts';

const looks = {
  success: { color: 'green', icon: <IconCheck size={18} aria-hidden /> },
  neutral: { color: 'teal', icon: <IconInfoCircle size={18} aria-hidden /> },
  destructive: { color: 'red', icon: <IconAlertTriangle size={18} aria-hidden /> },
};

export default function ToastCard({ shown }: { shown: Toast }) {
  const { t, i18n } = useLingui();
  const [held, setHeld] = useState(false);
  const say = (text: ToastText) => (typeof text === 'string' ? text : i18n._(text));

  useEffect(() => {
    if (held || shown.tone === 'destructive') return;
    const timer = setTimeout(toast.close, TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, shown.tone]);

  return (
    <Notification
      role="group"
      className={classes.toast}
      {...looks[shown.tone]}
      title={say(shown.title)}
      withBorder
      onClose={toast.close}
      closeButtonProps={{ 'aria-label': t`Close message` }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown.text === undefined ? null : say(shown.text)}
    </Notification>
  );
}
