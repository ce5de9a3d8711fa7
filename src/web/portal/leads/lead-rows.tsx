// Rows of visits and applications below each other, with a title where another group of them begins.
import type { ReactNode } from 'react';
import styles from './lead-row.module.css';

type Children = { children: ReactNode };

export const LeadRows = ({ children }: Children) => <div>{children}</div>;

export const GroupTitle = ({ children }: Children) => <p className={styles.title}>{children}</p>;
