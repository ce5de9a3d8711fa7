/** What an engine of the catalogue is asked and answers. It filters, counts and orders; reading text, cards and wording are not its own. */
import type { Cursor, Dimension, Sort } from '../../domain/catalogue.ts';
import type { BoxCells, Circle } from '../../domain/map.ts';

export type Value = string | number | boolean;

/** Both ends included. */
export interface Range {
  least?: number;
  most?: number;
}

/** A home passes with any of the values, or with all of them where `every` is set; without values none passes. */
export interface Choice {
  field: Dimension;
  values: readonly Value[];
  every: boolean;
}

export interface Conditions {
  /** In any of these cities; `undefined`: anywhere. */
  cityIds: readonly number[] | undefined;
  /** In any of these localities. */
  localityIds: readonly number[] | undefined;
  /** At most one for each field. */
  choices: readonly Choice[];
  /** Whole rupees a month. */
  rent: Range;
  /** Square feet. */
  area: Range;
  /** An ISO date: free on or before this day. */
  availableBy: string | undefined;
  /** A part of the map, in cells of its grid. */
  box: BoxCells | undefined;
  /** Homes whose cell's middle lies so near; what the order by distance begins at. */
  near: Circle | undefined;
  /** Homes in any of these cells (`cellNumber`): what is near any of many places. Undefined: anywhere. */
  cells?: readonly number[] | undefined;
  /** Typed words that are no place, rent or size. */
  words: readonly string[];
}

/** What is wished for and not asked for: a word in a home's text, or one value of a field. */
export type Wish = { word: string } | { field: Dimension; value: Value };

export interface Page {
  sort: Sort;
  /** How many homes are wanted. */
  limit: number;
  /** Where the page before ended. */
  cursor: Cursor | undefined;
  /** In the order "best", homes that fulfil more of these come first: each counts as decision 0054 says. */
  wishes?: readonly Wish[];
}

export interface Question {
  conditions: Conditions;
  /** Whether values are counted: that is most of the work. */
  facets: boolean;
  /** Without it no homes are listed. */
  page: Page | undefined;
}

export type CountedField = Dimension | 'city' | 'locality';

/**
 * How many homes each value would give. A field's own choice is left out, unless all of it must hold; cities pass everything.
 * Cities and localities by id, localities only where cities are asked. Values that no home has may be missing.
 */
export type Counts = ReadonlyMap<CountedField, ReadonlyMap<Value, number>>;

/** A home and what its list is ordered by. */
export interface FoundHome {
  id: string;
  key: number;
}

export interface Found {
  total: number;
  /** false: at least `total`. */
  totalIsExact: boolean;
  /** Empty where no facets were asked. */
  counts: Counts;
  /** false: each count by value is "at least". */
  facetsAreExact: boolean;
  /** In order, after the cursor. */
  homes: readonly FoundHome[];
  /** false: whoever counts is away, and `total` is how many homes are listed here. */
  isCounted?: false;
  /** Said where the answer is one of before, as whoever counts is away. */
  ageMs?: number;
}

/** Homes of one city, of one locality, or of so many cells of the map's grid each way, counted from cell 0. */
export type Grouping = 'city' | 'locality' | { cells: number };

export interface Group {
  homes: number;
  /** Id of the city or locality; 0 for cells. */
  place: number;
  /** Mean of the homes' cells, to the hundredth; 0 for places. */
  lat: number;
  lng: number;
  /** The home, where a group of cells has only one. */
  home: string | undefined;
}

export interface CatalogueState {
  engine: 'memory' | 'opensearch';
  /** Whether it can answer. */
  ready: boolean;
  /** How old what it knows may be. */
  lagMs: number;
}

export interface Catalogue {
  /** An answer for each question. */
  find(questions: readonly Question[]): Promise<Found[]>;
  /** Most homes first. */
  groups(conditions: Conditions, by: Grouping): Promise<Group[]>;
  state(): CatalogueState;
  /** Resolves when searches show these homes as they are now committed. */
  shown(ids: readonly string[]): Promise<void>;
  /** Gets ready, so that the first search need not wait for it. */
  warm(): Promise<void>;
  close(): Promise<void>;
}
