// On a phone: which part of the office one is in, and from there all tabs by their groups with what waits on each, one tap away.
import { useLingui } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { IconMenu2 } from '../../ui/icons.ts';
import classes from './phone-menu.module.css';
import { tabAddress } from './tab-address.ts';
import type { TabGroup } from './tab-groups.ts';
import { Waits } from './waits.tsx';

type PhoneMenuProps = {
  groups: readonly TabGroup[];
  chosenId: string | undefined;
  waiting: ReadonlyMap<string, number>;
};

export function PhoneMenu({ groups, chosenId, waiting }: PhoneMenuProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const group = groups.find(({ tabs }) => tabs.some((tab) => tab.id === chosenId));
  const place = group?.label ? i18n._(group.label) : t`Menu`;
  return (
    <>
      <UnstyledButton
        className={classes.button}
        popoverTarget={id}
        aria-label={t`All tabs, now in: ${place}`}
      >
        <IconMenu2 size={20} aria-hidden />
        <span>{place}</span>
      </UnstyledButton>
      {/* biome-ignore lint/a11y: the click is that of a link inside, by keys too */}
      <nav
        id={id}
        popover="auto"
        className={classes.menu}
        aria-label={t`All tabs`}
        onClick={({ currentTarget, target }) => target !== currentTarget && currentTarget.hidePopover?.()}
      >
        {groups.map(({ id: key, label, tabs }) => (
          <section key={key} aria-label={label ? i18n._(label) : t`Administration`}>
            {label && (
              <Text size="sm" c="dimmed" fw={600} px={8}>
                {i18n._(label)}
              </Text>
            )}
            <div className={classes.links}>
              {tabs.map((tab) => (
                <Link
                  key={tab.id}
                  to={tabAddress(tab.id)}
                  className={classes.link}
                  aria-current={tab.id === chosenId ? 'page' : undefined}
                >
                  <span>{i18n._(tab.label)}</span>
                  <Waits count={waiting.get(tab.id) ?? 0} />
                </Link>
              ))}
            </div>
          </section>
        ))}
      </nav>
    </>
  );
}
