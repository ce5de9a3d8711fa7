// One matter of the settings: its name, a line about it, and what can be done.
import type { ReactNode } from 'react';
import classes from './settings.module.css';

type SettingsSectionProps = { title: string; text?: ReactNode; children: ReactNode };

export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  return (
    <section className={`card ${classes.section}`}>
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.content}>{children}</div>
    </section>
  );
}
