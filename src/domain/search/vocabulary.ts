/** What words say of a home, in the values of the filters: "semi furnished", "zero brokerage", "swimming pool", "pet friendly". */
import type { Sort } from '../catalogue.ts';
import type { OptionOf } from '../home-fields.ts';
import { editsBetween } from '../place-lookup.ts';
import type {
  Amenity,
  Facing,
  Furnishing,
  ListedAs,
  Parking,
  PreferredTenant,
  PropertyType,
  WaterSupply,
} from '../properties.ts';
import type { Token } from './tokens.ts';

/** Whom a PG is for. */
export type PgFor = OptionOf<'pg_for'>;
export type PgMeals = OptionOf<'pg_meals'>;

export type Meaning =
  | { of: 'furnishing'; value: Furnishing }
  | { of: 'property_type'; value: PropertyType }
  | { of: 'preferred_tenant'; value: PreferredTenant }
  /** Only where the text says PG: of another home it is an ordinary word. */
  | { of: 'pg_for'; value: PgFor }
  /** Likewise. Of several any is meant. */
  | { of: 'pg_meals'; value: readonly PgMeals[] }
  | { of: 'parking'; value: readonly Parking[] }
  | { of: 'facing'; value: readonly Facing[] }
  | { of: 'water_supply'; value: readonly WaterSupply[] }
  | { of: 'listed_as'; value: ListedAs }
  | { of: 'amenities'; value: Amenity }
  | { of: 'pets'; value: true }
  | { of: 'verified'; value: true }
  | { of: 'sort'; value: Sort }
  /** What no filter asks for, and no home should be looked for by. */
  | { of: 'nothing' }
  /** Words that together mean nothing of what they mean alone: homes are looked for by them. */
  | { of: 'words' };

const table = new Map<string, Meaning>();
const firstWords = new Set<string>();
/** Every beginning of a phrase, by its letters: where a text leaves them all, no longer phrase is looked for. */
const beginnings = new Set<string>();

/** Phrases in the vocabulary's own words (`other-words.ts`), with "|" between them. */
function say(meaning: Meaning, phrases: string): void {
  for (const phrase of phrases.split('|')) {
    const words = phrase.trim().split(/\s+/);
    const whole = words.join('');
    table.set(whole, meaning);
    firstWords.add(words[0] ?? '').add(whole);
    for (let length = 1; length <= whole.length; length += 1) beginnings.add(whole.slice(0, length));
  }
}

const furnishing = (value: Furnishing, phrases: string) => say({ of: 'furnishing', value }, phrases);
furnishing(
  'fully_furnished',
  'furnished|fully furnished|well furnished|completely furnished|with furniture|all furnished',
);
furnishing(
  'semi_furnished',
  'semi furnished|semi|partly furnished|partially furnished|half furnished|semi fully furnished',
);
furnishing(
  'unfurnished',
  `unfurnished|un furnished|non furnished|not furnished|without furnished|without furniture|no furniture|bare shell|no furnished|unfurnised`,
);

const type = (value: PropertyType, phrases: string) => say({ of: 'property_type', value }, phrases);
type('apartment', 'apartment|multistorey apartment|multi storey apartment|high rise apartment');
type('villa', 'villa|independent villa|row villa|duplex villa');
type(
  'independent_house',
  'house|independent house|house independent|individual house|row house|bungalow|bungalow house|separate house|stand alone house|standalone house',
);
type('studio', 'studio|studio apartment|studio flat|studio room|one room studio');
type('penthouse', 'penthouse|pent house');
type('builder_floor', 'builder floor|builder flat|independent floor|builder floor apartment|floor builder');
type('pg', 'pg|paying guest|paying guests|p g|pg accommodation|hostel|co living|coliving');

const tenant = (value: PreferredTenant, phrases: string) => say({ of: 'preferred_tenant', value }, phrases);
tenant('family', 'family|for family|family only|only family|small family|family allowed|family home');
tenant('bachelors', 'bachelor|for bachelor|bachelor allowed|bachelor only|only bachelor|unmarried');
tenant('company', 'company|company lease|for company|company guest house|company employees|company let');

const pgFor = (value: PgFor, phrases: string) => say({ of: 'pg_for', value }, phrases);
pgFor('women', 'women|for women|only women|women only|only for women|working women|for working women');
pgFor('men', 'men|for men|only men|men only|only for men|working men|for working men');
pgFor(
  'anyone',
  'coed|co ed|men and women|women and men|men women|women men|for men and women|for women and men',
);

const meals = (value: readonly PgMeals[], phrases: string) => say({ of: 'pg_meals', value }, phrases);
meals(
  ['breakfast', 'breakfast_and_dinner', 'three_meals'],
  'food|with food|food included|with food included|including food|food available|food provided|home food|food facility|breakfast|with breakfast|breakfast included',
);
meals(
  ['breakfast_and_dinner', 'three_meals'],
  'breakfast and dinner|with breakfast and dinner|2 food|two food|do food|2 time food|two time food|do time food|food 2 time|दो time food',
);
meals(
  ['three_meals'],
  '3 food|three food|3 time food|three time food|teen time food|तीन time food|all food|full food',
);
meals(['none'], 'without food|no food|food not included|not food|food no|without breakfast|no breakfast');

const parking = (value: readonly Parking[], phrases: string) => say({ of: 'parking', value }, phrases);
parking(
  ['two_wheeler', 'four_wheeler', 'both'],
  'parking|with parking|parking space|parking available|parking facility|parking place|free parking|dedicated parking',
);
parking(
  ['four_wheeler', 'both'],
  `car parking|with car parking|covered parking|covered car parking|open car parking|car parking space|four wheeler parking|4 wheeler parking|parking
  for car|car ke liye parking|garage|car park`.replaceAll(/\s+/g, ' '),
);
parking(
  ['two_wheeler', 'both'],
  `bike parking|with bike parking|two wheeler parking|2 wheeler parking|parking for bike|bike ke liye parking`.replaceAll(
    /\s+/g,
    ' ',
  ),
);
parking(['both'], 'car and bike parking|bike and car parking|parking for car and bike');

/** "North facing" is that alone: the corners between two sides are told apart by whoever asks for a side. */
for (const [side, names] of [
  ['north', 'north|uttar'],
  ['north_east', 'north east|northeast|ne|uttar purv|ishan'],
  ['east', 'east|purv|purab'],
  ['south_east', 'south east|southeast|se|dakshin purv'],
  ['south', 'south|dakshin'],
  ['south_west', 'south west|southwest|sw|dakshin paschim'],
  ['west', 'west|paschim|pashchim'],
  ['north_west', 'north west|northwest|nw|uttar paschim'],
] as const satisfies [Facing, string][])
  for (const name of names.split('|'))
    say({ of: 'facing', value: [side] }, `${name} facing|facing ${name}|${name} direction`);

const water = (value: readonly WaterSupply[], phrases: string) => say({ of: 'water_supply', value }, phrases);
water(
  ['municipal', 'both'],
  'municipal water|corporation water|corp water|cauvery water|kaveri water|metro water|nagar nigam water|jal board water|municipal water supply|corporation water supply',
);
water(['borewell', 'both'], 'borewell|borewell water|bore water|bore well|bore well water|boring water');

const listed = (value: ListedAs, phrases: string) => say({ of: 'listed_as', value }, phrases);
listed(
  'owner',
  `owner|direct owner|from owner|by owner|owner direct|direct from owner|to owner|owner to direct|no brokerage|zero brokerage|without
  brokerage|no broker|without broker|0 brokerage|nobroker|nobrokerage|brokerage free|broker free|without any brokerage|no any broker|non
  brokerage|owner only|only owner|not broker|broker not|broker without|brokerage without|without any broker|no agent|owner posted|brokerage no|broker no|brokerage not`.replaceAll(
    /\s+/g,
    ' ',
  ),
);
listed('broker', 'only broker|broker only|not owner|no owner|by broker|from broker|broker listing');
listed('managed', 'managed by kiraya|kiraya managed|professionally managed');

const amenity = (value: Amenity, phrases: string) => say({ of: 'amenities', value }, phrases);
amenity('lift', 'lift|with lift|lift facility');
amenity(
  'power_backup',
  'power backup|power back up|generator|inverter|inverter backup|generator backup|electricity backup|dg backup|backup power|light backup|full power backup',
);
amenity(
  'security',
  'security|24x7 security|24 hour security|24 hours security|guard|security guard|gated|gated society|gated community|watchman',
);
amenity('cctv', 'cctv|cctv camera|cctv cameras|security camera|security cameras|camera surveillance');
amenity('intercom', 'intercom|inter com|video door phone');
amenity('fire_safety', 'fire safety|fire alarm|fire extinguisher|fire sprinkler');
amenity('gym', 'gym|fitness center|fitness centre|with gym|vyayamshala|health club');
amenity('swimming_pool', 'swimming pool|pool|swimming|tarantal|तरणताल');
amenity('clubhouse', 'clubhouse|club house|club');
amenity('park', 'park|garden|with park|green area');
amenity(
  'play_area',
  'play area|kids play area|children play area|childrens play area|playground|play ground|kids play|kids area',
);
amenity('visitor_parking', 'visitor parking|guest parking|visitors parking');
amenity(
  'gas_pipeline',
  'gas pipeline|piped gas|gas pipe line|png|gas connection|pipe gas|gas pipe|piped gas connection|पाइप गैस',
);
amenity('wifi', 'wifi|wi fi|internet|broadband|free wifi|wifi internet');
amenity(
  'air_conditioning',
  'ac|air conditioning|air conditioner|airconditioned|air conditioned|aircon|with ac|split ac|a c',
);
amenity('geyser', 'geyser|water heater|hot water|garam paani');
amenity('refrigerator', 'fridge|refrigerator');
amenity('washing_machine', 'washing machine|washer|washingmachine');
amenity('water_purifier', 'water purifier|ro|ro water|aquaguard|water filter|r o|aqua guard');
amenity('modular_kitchen', 'modular kitchen|modern kitchen|moduler kitchen');
amenity('wardrobes', 'wardrobe|cupboard|cupboards|almirah|built in wardrobe|built in wardrobes');
amenity('balcony', 'balcony|with balcony|attached balcony');
amenity(
  'servant_room',
  'servant room|servants room|maid room|servant quarter|servant quarters|maids room|servant bedroom',
);
amenity('housekeeping', 'housekeeping|house keeping|cleaning service|maid service');
amenity('rainwater_harvesting', 'rainwater harvesting|rain water harvesting');

say(
  { of: 'pets', value: true },
  `pets|pets janwar|pets allowed|pets friendly|with pets|have pets|have dog|have cat|dog|cat|dog allowed|cat allowed|with dog|with cat|dog friendly|cat
  friendly|petfriendly|petsallowed|i have dog|i have a dog|have a dog|have a cat|my dog|my cat`.replaceAll(
    /\s+/g,
    ' ',
  ),
);
say(
  { of: 'verified', value: true },
  'verified|verified only|only verified|verified property|verified home|verified listing|verified properties',
);

const sort = (value: Sort, phrases: string) => say({ of: 'sort', value }, phrases);
sort(
  'rent_asc',
  'cheap|low rent|low cost|budget friendly|low budget|lowest rent|less rent|inexpensive|less price|low price|reasonable rent|lowest price|under rent|rent less|to cheap|rent low first',
);
sort('rent_desc', 'most expensive|costliest|highest rent|sabse mehnga');
sort(
  'newest',
  'new|newest|newly listed|recently added|recent|recently posted|new listing|new listings|just listed|newly added|newly posted|new properties|new homes|new first',
);
sort('rating', 'best rated|top rated|highest rated');
sort('area', 'biggest|largest|most spacious|sabse big');

say(
  { of: 'nothing' },
  `no pets|pets not allowed|without pets|no dog|without lift|no lift|no gym|no bachelor|bachelor not allowed|not for bachelor|no family|without
  balcony|no balcony|without ac|no ac|non ac|no parking|without parking|parking no|no men|no women|men not allowed|women not allowed|not for men|not for women|no deposit|zero deposit|without deposit|low deposit|less deposit|security
  deposit|no security deposit|non vegetarian|nonvegetarian|non vegetarian allowed|nonvegetarian allowed|vegetarian not|pets no|family room`.replaceAll(
    /\s+/g,
    ' ',
  ),
);

say(
  { of: 'words' },
  `new construction|newly constructed|newly construction|brand new|newly built|new built|new building|newly renovated|park view|park facing|garden view
  |pool view|pool facing|top floor|last floor|club road|unmarried couple|unmarried couple allowed|couple|married couple`.replaceAll(
    /\s+/g,
    ' ',
  ),
);

const LONGEST_PHRASE = 4;

/** Single words of phrases, by which misspelt ones are set right. */
const wordsByLength = new Map<number, string[]>();
const known = new Set<string>();
/** Names of other things: no slip of "gated" or "cheap". */
function learn(list: string): void {
  for (const word of list.split(/\s+/)) {
    known.add(word);
    const alike = wordsByLength.get(word.length) ?? [];
    alike.push(word);
    wordsByLength.set(word.length, alike);
  }
}
learn(`furnished unfurnished apartment villa independent studio penthouse builder bachelor family company owner brokerage broker generator
  inverter security intercom swimming clubhouse refrigerator washing machine purifier modular kitchen wardrobe balcony servant housekeeping
  rainwater harvesting verified bedroom bathroom immediate conditioner pipeline playground hostel parking furniture available deposit
  maximum minimum budget between thousand duplex terrace semifurnished`);

/** The longest phrase that begins at that word. */
export function meaningAt(
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; count: number } | undefined {
  if (!firstWords.has(tokens[at]?.word ?? '')) return undefined;
  let best: { meaning: Meaning; count: number } | undefined;
  let phrase = '';
  for (let count = 1; count <= LONGEST_PHRASE; count += 1) {
    const token = tokens[at + count - 1];
    if (!token) break;
    phrase += token.word;
    if (!beginnings.has(phrase)) break;
    const meaning = table.get(phrase);
    if (meaning) best = { meaning, count };
  }
  return best;
}

export const isOfVocabulary = (word: string): boolean => table.has(word) || known.has(word);

const LEAST_MISSPELT = 6;
const LEAST_TWO_EDITS = 9;

/** The word of the vocabulary that was meant: "furnishd", "appartmnt". Short words are too like others. */
export function nearestWord(typed: string): string | undefined {
  if (typed.length < LEAST_MISSPELT) return undefined;
  const most = typed.length >= LEAST_TWO_EDITS ? 2 : 1;
  let best: string | undefined;
  let fewest = most + 1;
  for (let length = typed.length - most; length <= typed.length + most; length += 1) {
    for (const word of wordsByLength.get(length) ?? []) {
      if (word[0] !== typed[0]) continue;
      const edits = editsBetween(typed, word, most);
      if (edits < fewest) [best, fewest] = [word, edits];
    }
  }
  return best;
}
