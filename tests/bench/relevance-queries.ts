// Searches as people write them, each with what a home must be to answer it. The truths are said apart from the text, so that nothing is measured by itself.
import { cities, type SeedCity } from '../../src/db/seed/places.ts';
import { randomOf } from '../../src/db/seed/scale-listings.ts';
import { misspell } from './typos.ts';

export interface JudgedHome {
  id: string;
  city: string;
  locality: string;
  /** Rupees a month. */
  rent: number;
  bedrooms: number;
  area: number;
  furnishing: string;
  type: string;
  tenant: string;
  listedAs: string;
  amenities: readonly string[];
  pets: boolean;
  verified: boolean;
  freeFrom: string | null;
}

export interface JudgedQuery {
  group: string;
  q: string;
  answers(home: JudgedHome): boolean;
}

type Said = [text: string, answers: (home: JudgedHome) => boolean];

const bhk =
  (...rooms: number[]) =>
  (home: JudgedHome) =>
    rooms.includes(home.bedrooms);
const upTo = (most: number) => (home: JudgedHome) => home.rent <= most;
const between = (least: number, most: number) => (home: JudgedHome) =>
  home.rent >= least && home.rent <= most;
const furnished = (furnishing: string) => (home: JudgedHome) => home.furnishing === furnishing;
const typed = (type: string) => (home: JudgedHome) => home.type === type;
const having =
  (...amenities: string[]) =>
  (home: JudgedHome) =>
    amenities.every((one) => home.amenities.includes(one));
const owned = (home: JudgedHome) => home.listedAs === 'owner';
const takes = (tenant: string) => (home: JudgedHome) => home.tenant === tenant || home.tenant === 'anyone';

const rooms: Said[] = [
  ['2bhk', bhk(2)],
  ['3 bhk flat', bhk(3)],
  ['2 or 3 bhk', bhk(2, 3)],
  ['1-2 bhk', bhk(1, 2)],
  ['two bedroom', bhk(2)],
  ['1 bhk', bhk(1)],
  ['3 bedroom flat', bhk(3)],
  ['2 bed', bhk(2)],
  ['at least 3 bhk', bhk(3, 4, 5)],
  ['2/3 bhk', bhk(2, 3)],
];
const rents: Said[] = [
  ['under 30k', upTo(30_000)],
  ['below 25000', upTo(25_000)],
  ['20k-40k', between(20_000, 40_000)],
  ['between 15000 and 35000', between(15_000, 35_000)],
  ['₹45,000', upTo(45_000)],
  ['budget is 28000', upTo(28_000)],
  ['25000 to 60000', between(25_000, 60_000)],
  ['around 30k', between(24_000, 36_000)],
  ['upto 1 lakh', upTo(100_000)],
  ['rent max 35k per month', upTo(35_000)],
];
const attributes: Said[] = [
  ['semi furnished', furnished('semi_furnished')],
  ['fully furnished', furnished('fully_furnished')],
  ['unfurnished', furnished('unfurnished')],
  ['furnished', furnished('fully_furnished')],
  ['villa', typed('villa')],
  ['studio', typed('studio')],
  ['builder floor', typed('builder_floor')],
  ['independent house', typed('independent_house')],
  ['pg', typed('pg')],
  ['with gym and lift', having('gym', 'lift')],
  ['with swimming pool', having('swimming_pool')],
  ['power backup', having('power_backup')],
  ['ac and wifi', having('air_conditioning', 'wifi')],
  ['no brokerage', owned],
  ['direct owner', owned],
  ['for family', takes('family')],
  ['bachelors allowed', takes('bachelors')],
  ['pet friendly', (home) => home.pets],
  ['verified', (home) => home.verified],
  ['800-1200 sqft', (home) => home.area >= 800 && home.area <= 1200],
];
const hindi: Said[] = [
  ['दो कमरे का घर', bhk(2)],
  ['3 बीएचके फ्लैट', bhk(3)],
  ['बीस हज़ार तक', upTo(20_000)],
  ['30 हज़ार से कम', upTo(30_000)],
  ['सेमी फर्निश्ड', furnished('semi_furnished')],
  ['बिना ब्रोकरेज', owned],
  ['परिवार के लिए', takes('family')],
  ['लिफ्ट वाला', having('lift')],
  ['विला', typed('villa')],
  ['पालतू', (home) => home.pets],
];
const hinglish: Said[] = [
  ['do kamre ka ghar', bhk(2)],
  ['teen bhk makan', bhk(3)],
  ['20 hazar tak', upTo(20_000)],
  ['30k se kam kiraya', upTo(30_000)],
  ['bina brokerage', owned],
  ['parivar ke liye', takes('family')],
  ['semi furnished chahiye', furnished('semi_furnished')],
  ['lift wala flat', having('lift')],
  ['kiraye pe ghar chahiye', () => true],
  ['pachees hazar ke andar', upTo(25_000)],
];
const noise: ((said: string, place: string) => string)[] = [
  (said, place) => `hi i am looking for a ${said} in ${place} asap for my office, please help`,
  (said, place) => `need ${said} ${place} urgent direct call`,
  (said, place) => `${said} flat available for rent near ${place} close to forum mall with good view`,
  (said, place) => `${place} ${said} neat and clean society, world class`,
  (said, place) =>
    `please suggest some good ${said} homes around ${place}, shifting next to my college friends`,
];
const nameInHindi: Record<string, string> = {
  Bengaluru: 'बेंगलुरु',
  Mumbai: 'मुंबई',
  Delhi: 'दिल्ली',
  Hyderabad: 'हैदराबाद',
  Pune: 'पुणे',
  Chennai: 'चेन्नई',
  Kolkata: 'कोलकाता',
  Ahmedabad: 'अहमदाबाद',
  Gurugram: 'गुरुग्राम',
  Jaipur: 'जयपुर',
};

const EACH = 36;

/** The same for every run. */
export function judgedQueries(): JudgedQuery[] {
  const random = randomOf(34);
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const anyCity = () => among(cities.slice(0, 10));
  const anyLocality = (city: SeedCity) => among(city.localities.slice(0, 15));
  const draw = () => {
    const city = anyCity();
    const locality = anyLocality(city);
    const isThere = (home: JudgedHome) => home.city === city.name && home.locality.startsWith(locality.name);
    return { city, locality, name: locality.name.toLowerCase(), isThere };
  };
  const queries: JudgedQuery[] = [];
  const add = (group: string, make: () => Omit<JudgedQuery, 'group'>) => {
    for (let i = 0; i < EACH; i += 1) queries.push({ group, ...make() });
  };
  const all =
    (...conditions: ((home: JudgedHome) => boolean)[]) =>
    (home: JudgedHome) =>
      conditions.every((condition) => condition(home));

  add('names of places', () => {
    const { city, name, isThere } = draw();
    return {
      q: among([`${name} ${city.name}`, `flat in ${name}, ${city.name}`, `${name} ${city.slug} rent`]),
      answers: isThere,
    };
  });
  add('misspelt places', () => {
    const { city, locality, isThere } = draw();
    const slip = locality.name.length > 6 ? misspell(locality.name, 1, random) : locality.name;
    return { q: `${slip} ${city.name} ${among(['flat', '', 'home for rent'])}`, answers: isThere };
  });
  add('rooms and rent', () => {
    const { city, name, isThere } = draw();
    const [room, rent] = [among(rooms), among(rents)];
    return {
      q: among([
        `${room[0]} ${name} ${city.name} ${rent[0]}`,
        `${room[0]} in ${city.name} ${name} ${rent[0]}`,
      ]),
      answers: all(isThere, room[1], rent[1]),
    };
  });
  add('attributes', () => {
    const { city, name, isThere } = draw();
    const attribute = among(attributes);
    return {
      q: among([`${attribute[0]} ${name} ${city.name}`, `${name} ${city.name} ${attribute[0]}`]),
      answers: all(isThere, attribute[1]),
    };
  });
  add('several attributes in a city', () => {
    const city = anyCity();
    const [one, other, room] = [among(attributes.slice(0, 4)), among(attributes.slice(9)), among(rooms)];
    return {
      q: `${one[0]} ${room[0]} ${city.name} ${other[0]}`,
      answers: all((home) => home.city === city.name, one[1], other[1], room[1]),
    };
  });
  add('abbreviations', () => {
    const { city, locality, isThere } = draw();
    const short = locality.name
      .replace(/ (Layout|Nagar|Road)$/, among(['', ' $1']))
      .replace(' Nagar', ' ngr')
      .replace(' Road', ' rd')
      .replace(/ (East|West)$/, (_, side: string) => ` ${side[0]?.toLowerCase()}`)
      .replace('Sector ', 'sec ')
      .replace('Phase ', 'ph ');
    const room = among(rooms);
    return { q: `${room[0]} ${short.toLowerCase()} ${city.name}`, answers: all(isThere, room[1]) };
  });
  add('Hindi', () => {
    const city = anyCity();
    const [one, other] = [among(hindi), among(hindi)];
    const place = nameInHindi[city.name] ?? city.name;
    return {
      q: `${place} में ${one[0]} चाहिए ${other[0]}`,
      answers: all((home) => home.city === city.name, one[1], other[1]),
    };
  });
  add('Hindi in Latin letters', () => {
    const { city, name, isThere } = draw();
    const one = among(hinglish);
    return {
      q: among([`${name} ${city.name} mein ${one[0]}`, `mujhe ${name} ${city.name} me ${one[0]}`]),
      answers: all(isThere, one[1]),
    };
  });
  add('PIN codes', () => {
    const { city, locality } = draw();
    const inPin = new Set(
      city.localities.filter(({ pincode }) => pincode === locality.pincode).map(({ name }) => name),
    );
    const room = among(rooms);
    return {
      q: `${room[0]} ${locality.pincode}`,
      answers: all((home) => home.city === city.name && inPin.has(home.locality), room[1]),
    };
  });
  add('long and noisy', () => {
    const { city, name, isThere } = draw();
    const [room, attribute] = [among(rooms), among(attributes.slice(0, 4))];
    return {
      q: among(noise)(`${attribute[0]} ${room[0]}`, `${name} ${city.name}`),
      answers: all(isThere, room[1], attribute[1]),
    };
  });
  return queries;
}
