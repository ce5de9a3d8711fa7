/** The gazetteer: what kinds of places there are, and how far around one of them counts as near it. */

export const placeKinds = [
  'city',
  'zone',
  'locality',
  'sub_locality',
  'society',
  'landmark',
  'metro_station',
  'railway_station',
  'office_park',
  'college',
  'hospital',
  'pin_area',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Places that a home is in; the others are near it. A zone is no address: homes are somewhere around its middle. */
export const areaKinds = ['locality', 'sub_locality', 'society'] as const satisfies PlaceKind[];

/** Places that a home may be near, and that have no homes of their own. */
export const landmarkKinds = [
  'metro_station',
  'railway_station',
  'office_park',
  'college',
  'hospital',
  'landmark',
] as const satisfies PlaceKind[];
export type LandmarkKind = (typeof landmarkKinds)[number];

/** What the text of a search may name besides cities, localities with homes, and PINs. */
export const spotKinds = [...landmarkKinds, ...areaKinds, 'zone'] as const satisfies PlaceKind[];

/** Kinds of places of which any may be meant: "near metro". */
export const anyKinds = ['metro_station', 'railway_station', 'hospital'] as const satisfies LandmarkKind[];
export type AnyKind = (typeof anyKinds)[number];
/** Metres to any of them: what people call a walk. */
export const WALK_METERS = 1000;

/** Metres around a place that count as near it where nobody says how far: a walk to a train, a short ride to an office. */
const nearMetres: Partial<Record<PlaceKind, number>> = {
  city: 10_000,
  zone: 7000,
  metro_station: 2000,
  railway_station: 2000,
  office_park: 3000,
  college: 2500,
  hospital: 2500,
  society: 1000,
  pin_area: 3000,
};
const NEAR_METRES = 2500;
export const radiusOf = (kind: PlaceKind): number => nearMetres[kind] ?? NEAR_METRES;

/** A radius that a search may ask for, in metres: less than a cell of the map says nothing, more is another town. */
export const LEAST_RADIUS = 250;
export const MOST_RADIUS = 50_000;

/** Where homes stand whose locality nobody knows; every city may have one, and no search text means it. */
export const REST_SLUG = 'other-areas';

/** known: of the gazetteer or accepted; waiting: named by a lister, and no administrator has decided; merged: another name of one. */
export const localityStates = ['known', 'waiting', 'merged', 'dismissed'] as const;
export type LocalityState = (typeof localityStates)[number];

/** What an administrator decides about a locality. */
export const localityDecisions = ['accept', 'merge', 'dismiss'] as const;
export type LocalityDecision = (typeof localityDecisions)[number];

/** A slug of Latin letters and figures; empty for a name in another script. */
export const placeSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
