// The row of tabs above what they switch: one line at every width and size of text, with the chosen tab in sight.
import { Tabs, type TabsListProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './tab-bar.module.css';

export function TabBar(list: TabsListProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => (row.current ? keepChosenInSight(row.current) : undefined), []);
  return <Tabs.List ref={row} className={styles.list} mb="md" {...list} />;
}

/** Also once counts have made the row wider, which come after it. */
function keepChosenInSight(row: HTMLElement): () => void {
  const show = () => {
    const chosen = row.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  };
  const sizes = new ResizeObserver(show);
  for (const tab of row.children) sizes.observe(tab);
  const choices = new MutationObserver(show);
  choices.observe(row, { attributeFilter: ['aria-selected'], subtree: true });
  return () => {
    sizes.disconnect();
    choices.disconnect();
  };
}
