// One matter of the settings in a line: its name, how it is now, and what changes it. What is long is folded until asked for.
import { type ReactNode, useId, useState } from 'react';
import { IconChevronDown } from './icons.ts';
import classes from './setting-rows.module.css';
import { useLinked } from './use-linked.ts';

type GroupProps = { title: string; children: ReactNode };

export function SettingGroup({ title, children }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of one form
    <div role="group" aria-labelledby={id} className={classes.group}>
      <h2 id={id} className={classes.groupTitle}>
        {title}
      </h2>
      <SettingList>{children}</SettingList>
    </div>
  );
}

/** Rows without a heading of their own: the page has it. */
export const SettingList = ({ children }: { children: ReactNode }) => (
  <div className={`card ${classes.rows}`}>{children}</div>
);

type RowProps = {
  /** Links to `/settings#id` come here. */
  id?: string;
  title: string;
  /** How it is now. */
  state?: ReactNode;
  /** What to know before it is changed: where there is a state, it comes with the form. */
  text?: ReactNode;
  /** A button stands at the end of the line; a form or list gets a line of its own. */
  children: ReactNode;
};

export function SettingRow({ id, title, state, text, children }: RowProps) {
  const { place } = useLinked(id);
  return (
    <section id={id} ref={place} className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{title}</h3>
        {state && <div className={classes.state}>{state}</div>}
        {text && <p className={state ? classes.late : classes.state}>{text}</p>}
      </div>
      <div className={classes.act}>{children}</div>
    </section>
  );
}

type FoldedRowProps = RowProps & { isOpen?: boolean };

export function FoldedRow({ id, title, state, text, isOpen = false, children }: FoldedRowProps) {
  const { isLinked, place } = useLinked(id);
  const name = useId();
  // What was worked on stays in sight once it is done.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <section id={id} ref={place} className={classes.fold} aria-labelledby={name}>
      <details open={wasOpen || isLinked}>
        <summary>
          <div className={classes.words}>
            <h3 id={name} className={classes.name}>
              {title}
            </h3>
            {state && <div className={classes.state}>{state}</div>}
          </div>
          <IconChevronDown className={classes.mark} size={18} aria-hidden />
        </summary>
        <div className={classes.folded}>
          {text && <p className={classes.state}>{text}</p>}
          {children}
        </div>
      </details>
    </section>
  );
}
