// Rows of visits and applications in one frame, a line between each.
import type { ReactNode } from 'react';
import styles from './lead-row.module.css';

export const LeadRows = ({ children }: { children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
);
