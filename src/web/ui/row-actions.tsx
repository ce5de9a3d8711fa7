// What can be done with a row of a wide table: buttons beside each other, and on small screens one that brings them up from below.
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Badge, Button, type ButtonProps } from '@mantine/core';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { IconCircleCheck, IconDotsVertical } from './icons.ts';
import styles from './row-actions.module.css';

type RowActionsProps = {
  /** What the row is about, as its name says it. */
  of: string;
  /** Buttons, all of them conditional perhaps: without any there is nothing to bring up. */
  children: ReactNode;
  /** On large screens too they are rare enough to be brought up; among others of their row, on small ones they are with them. */
  isFolded?: boolean;
  /** Of the button that brings them up, where they are not those of a row. */
  label?: string | undefined;
  /** Pixels of that button: as high as those beside it. */
  size?: number;
};

/** The buttons are in the page once: the style sheet alone decides where they stand, and says whose they are. */
export function RowActions({ of: name, children, isFolded = false, label, size = 40 }: RowActionsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <ActionIcon
        className={styles.more}
        data-folded={isFolded || undefined}
        variant="default"
        size={size}
        popoverTarget={id}
        onKeyDown={(event) => event.key === 'ArrowDown' && openAt(event, id)}
        // Enter and Space click without a pointer.
        onClick={(event) => event.detail === 0 && openAt(event, id)}
        aria-label={label ?? t`Actions for ${name}`}
      >
        <IconDotsVertical size={18} aria-hidden />
      </ActionIcon>
      {/* biome-ignore lint/a11y: the click is that of a button inside, by keys too */}
      <div
        id={id}
        popover="auto"
        className={styles.actions}
        data-folded={isFolded || undefined}
        data-of={name}
        onClick={close}
        onKeyDown={walk}
      >
        {children}
      </div>
    </>
  );
}

/** What was chosen takes over, often a dialog, which must not open below. */
function close({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target !== currentTarget) currentTarget.hidePopover?.();
}

const actsOf = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('button, a')].filter((act) => act.checkVisibility?.() ?? true);

/** As a menu opens: at its first act. */
function openAt(event: KeyboardEvent | MouseEvent, id: string): void {
  const list = document.getElementById(id);
  if (!list?.showPopover || list.matches(':popover-open')) return;
  event.preventDefault();
  // It stands beside its button, as where the browser opens it.
  list.showPopover({ source: event.currentTarget as HTMLElement });
  actsOf(list)[0]?.focus();
}

/** Up and down among the acts that were brought up. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget;
  if (!step || !list.matches(':popover-open')) return;
  event.preventDefault();
  const acts = actsOf(list);
  acts.at((acts.indexOf(document.activeElement as HTMLElement) + step) % acts.length)?.focus();
}

type RowButtonProps = ButtonProps &
  Pick<ComponentProps<'button'>, 'onClick'> & {
    /** Stands for the words on small screens. */
    icon: ReactNode;
    'aria-label': string;
    /** On small screens too it is its words. */
    hasWords?: boolean;
    /** A link instead. */
    renderRoot?: (props: Record<string, unknown>) => ReactNode;
  };

/** How the only button of a row looks: on small screens its icon. */
export const rowButton = (icon: ReactNode) => ({
  size: 'xs',
  variant: 'default',
  leftSection: icon,
  classNames: { root: styles.button, section: styles.icon, label: styles.words },
});

export function RowButton({ icon, hasWords = false, ...button }: RowButtonProps) {
  return <Button {...rowButton(icon)} data-words={hasWords || undefined} {...button} />;
}

/** Stands in the button's place once there is nothing left to do. */
export function RowDone({ children }: { children: ReactNode }) {
  return (
    <Badge
      color="green"
      leftSection={<IconCircleCheck size={14} aria-hidden />}
      classNames={{ root: styles.done, section: styles.doneIcon, label: styles.doneWords }}
    >
      {children}
    </Badge>
  );
}
