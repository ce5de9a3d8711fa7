// What the demo's office has to look at: an area typed in square metres, a PIN code of elsewhere, one flat listed by its owner and a broker.
import { type Doubt, doubtsOf, type KnownPlace } from '../../../domain/listing-doubts.ts';
import { paise as rupees } from '../../../domain/money.ts';
import type { DemoHome } from './homes.ts';
import { demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

const SQFT_OF_A_SQM = 10.764;
const PIN_OF_ELSEWHERE = '194101';

type Doubtful = { inMetres: DemoHome; elsewhere: DemoHome; first: DemoHome; double: DemoHome };

/** By their facts and places in the list, so that they are the same before and after their slips. */
function doubtfulOf(homes: readonly DemoHome[]): Doubtful {
  // What the office looked over and approved is no longer in doubt.
  const shown = homes.filter(
    (home) => home.listingState === 'published' && home.availability === 'available' && !home.verified,
  );
  const [inMetres, elsewhere, first] = shown.filter(
    (home) => home.listedAs === 'owner' && home.propertyType === 'apartment' && home.bedrooms === 2,
  );
  const double = shown.find((home) => home.listedAs === 'broker' && home.city === first?.city);
  if (!inMetres || !elsewhere || !first || !double) throw new Error('The demo has no home to doubt');
  return { inMetres, elsewhere, first, double };
}

export function withDoubtful(homes: readonly DemoHome[]): DemoHome[] {
  const { inMetres, elsewhere, first, double } = doubtfulOf(homes);
  const { id, lister, listedAs, brokerageDays, reraNumber } = double;
  const changed = new Map<string, DemoHome>([
    [inMetres.id, { ...inMetres, areaSqft: Math.round(inMetres.areaSqft / SQFT_OF_A_SQM) }],
    [elsewhere.id, { ...elsewhere, pincode: PIN_OF_ELSEWHERE }],
    [double.id, { ...first, id, lister, listedAs, brokerageDays, reraNumber }],
  ]);
  return homes.map((home) => changed.get(home.id) ?? home);
}

/** As the job would note them. */
export function flagRows(clock: SeedClock, homes: readonly DemoHome[]): Row[] {
  const { inMetres, elsewhere, first, double } = doubtfulOf(homes);
  const found = [inMetres, elsewhere].flatMap((home) =>
    doubtsOf(figuresOf(home), placeOf(home, homes)).map((doubt) => ({ home, other: null, ...doubt })),
  );
  const [earlier, later] = [first, double].sort((a, b) => (a.id < b.id ? -1 : 1)) as [DemoHome, DemoHome];
  const twin: Doubt & { home: DemoHome; other: DemoHome } = {
    home: later,
    other: earlier,
    kind: 'duplicate',
    facts: { of: 'picture address terms' },
  };
  return [...found, twin].map(({ home, other, kind, facts }, n) => ({
    id: demoId('listing flag', n),
    property_id: home.id,
    other_id: other?.id ?? null,
    kind,
    facts,
    status: 'open',
    created_at: ago(clock, 5 + 20 * n),
    updated_at: ago(clock, 5 + 20 * n),
  }));
}

const figuresOf = ({ rent, areaSqft, bedrooms, floor, totalFloors, pincode }: DemoHome) => ({
  rent: rupees(rent * 100),
  areaSqft,
  bedrooms,
  floor,
  totalFloors,
  pincode,
});

const placeOf = ({ id, city, locality }: DemoHome, homes: readonly DemoHome[]): KnownPlace => ({
  locality,
  median: null,
  localityPincode: null,
  cityPincodes: homes.filter((home) => home.city === city && home.id !== id).map(({ pincode }) => pincode),
  localityElsewhere: null,
});
