/** The catalogue in memory: sets of homes for each city, counted and ordered without asking PostgreSQL. */
import type { Conditions, Found, Group, Grouping, Question } from '../catalogue.ts';
import type { IndexedHome } from './indexed-home.ts';

/** What of a question the index itself can know. Words are numbers of `tags`, or homes that somebody else has found. */
export interface IndexedConditions extends Omit<Conditions, 'words'> {
  /** All of these numbers of frequent words. */
  tags: readonly number[];
  /** Ids; only these homes are looked at. */
  among: readonly string[] | undefined;
}

export interface IndexQuestion extends Omit<Question, 'conditions'> {
  conditions: IndexedConditions;
}

export interface HomeIndex {
  /** A higher version replaces what is known of a home; a lower or equal one is ignored. */
  put(homes: readonly IndexedHome[]): void;
  /** Homes that left. A home whose known version is as high or higher stays. */
  remove(changes: readonly { id: string; version: number }[]): void;
  /**
   * Puts homes that are asked for together beside each other, city by city: called once after the first fill, before the
   * first question. Homes may come and go meanwhile.
   */
  arrange(): Promise<void>;
  readonly size: number;
  find(question: IndexQuestion): Found;
  groups(conditions: IndexedConditions, by: Grouping): Group[];
}
