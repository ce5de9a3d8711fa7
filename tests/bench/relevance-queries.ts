// Searches as people write them, each with what a home must be to answer it. The truths are said apart from the text, so that nothing is measured by itself.
import { cities, type SeedCity } from '../../src/db/seed/places.ts';
import { randomOf } from '../../src/db/seed/scale-listings.ts';
import { metroStations } from '../support/gazetteer.ts';
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
  /** Of a PG whose lister says so. */
  pgFor: string | null;
  /** 0 is the ground floor; these four are null where nobody has said. */
  floor: number | null;
  facing: string | null;
  parking: string | null;
  water: string | null;
  listedAs: string;
  amenities: readonly string[];
  pets: boolean;
  verified: boolean;
  freeFrom: string | null;
  /** As the map may show it. */
  point: { lat: number; lng: number };
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
/** PGs for them alone or for anyone. */
const pgFor = (whom: string) => (home: JudgedHome) =>
  home.type === 'pg' && (home.pgFor === whom || home.pgFor === 'anyone');
const pgs: Said[] = [
  ['girls pg', pgFor('women')],
  ['boys pg', pgFor('men')],
  ['ladies hostel', pgFor('women')],
  ['gents pg', pgFor('men')],
  ['pg for girls', pgFor('women')],
  ['pg only for boys', pgFor('men')],
  ['paying guest for working women', pgFor('women')],
  ['लड़कियों का पीजी', pgFor('women')],
  ['लड़कों के लिए पीजी', pgFor('men')],
  ['ladkiyon ke liye pg', pgFor('women')],
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
const marathi: Said[] = [
  ['१ बीएचके', bhk(1)],
  ['दोन बीएचके फ्लॅट', bhk(2)],
  ['तीन खोल्यांचे घर', bhk(3)],
  ['२५ हजारांपर्यंत', upTo(25_000)],
  ['वीस हजारांच्या आत', upTo(20_000)],
  ['३० हजारांपेक्षा कमी', upTo(30_000)],
  ['सुसज्ज', furnished('fully_furnished')],
  ['अर्धसुसज्ज', furnished('semi_furnished')],
  ['दलालाशिवाय', owned],
  ['कुटुंबासाठी', takes('family')],
  ['लिफ्ट असलेले', having('lift')],
  ['बंगला', typed('independent_house')],
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

const inMarathi: Record<string, string> = {
  Bengaluru: 'बेंगळुरूमध्ये',
  Mumbai: 'मुंबईत',
  Delhi: 'दिल्लीत',
  Hyderabad: 'हैदराबादमध्ये',
  Pune: 'पुण्यात',
  Chennai: 'चेन्नईत',
  Kolkata: 'कोलकात्यात',
  Ahmedabad: 'अहमदाबादमध्ये',
  Gurugram: 'गुरुग्राममध्ये',
  Jaipur: 'जयपूरमध्ये',
};

const EACH = 36;

/** The same for every run. */
/** On the ground, flat: good to a hundredth within a city. */
const kmFrom = (point: JudgedHome['point'], lat: number, lng: number): number =>
  Math.hypot(point.lat - lat, (point.lng - lng) * Math.cos((lat * Math.PI) / 180)) * 111.2;

/** What is near, how far one goes to a place of its kind (docs/decisions/0056), and what else is asked. */
const nearPlaces: [q: string, lat: number, lng: number, km: number, isToo?: (home: JudgedHome) => boolean][] =
  [
    ['baiyappanahalli metro', 12.9907, 77.6524, 2],
    ['2bhk near baiyappanahalli metro station', 12.9907, 77.6524, 2, bhk(2)],
    ['flat near manyata tech park', 13.045, 77.6206, 3],
    ['near manyata 2 bhk under 40k', 13.045, 77.6206, 3, (home) => bhk(2)(home) && upTo(40_000)(home)],
    ['manyata ke paas 2bhk', 13.045, 77.6206, 3, bhk(2)],
    ['near manyta tech park', 13.045, 77.6206, 3],
    ['pg or flat near christ university bangalore', 12.9345, 77.606, 2.5],
    ['within 3 km of embassy tech village', 12.933, 77.689, 3],
    ['10 min walk from indiranagar metro', 12.9783, 77.6387, 0.8],
    ['semi furnished near itpl', 12.986, 77.737, 3, furnished('semi_furnished')],
    ['hauz khas metro delhi', 28.5436, 77.2062, 2],
    ['flat near aiims delhi', 28.567, 77.21, 2.5],
    ['near iit delhi 2 bhk', 28.545, 77.1926, 2.5, bhk(2)],
    ['साकेत मेट्रो के पास फ्लैट', 28.5212, 77.2023, 2],
    ['rajiv chowk metro 1bhk', 28.6328, 77.2195, 2, bhk(1)],
    ['ameerpet metro station', 17.4357, 78.4448, 2],
    ['flat near mindspace hyderabad', 17.442, 78.381, 3],
    ['3bhk near waverock', 17.418, 78.346, 3, bhk(3)],
    ['miyapur metro 2bhk', 17.4965, 78.373, 2, bhk(2)],
    ['guindy metro chennai', 13.0093, 80.2131, 2],
    ['tidel park ke paas ghar', 12.989, 80.248, 3],
    ['near iit madras', 12.9915, 80.2337, 2.5],
    ['2 km from olympia tech park', 13.012, 80.207, 2],
    ['flat near bkc mumbai', 19.067, 72.868, 3],
    ['iit bombay 2bhk', 19.1334, 72.9133, 2.5, bhk(2)],
    ['near seepz', 19.125, 72.876, 3],
    ['eon it park kharadi', 18.551, 73.952, 3],
    ['magarpatta cybercity pune 2bhk', 18.516, 73.929, 3, bhk(2)],
    ['near commerzone pune', 18.56, 73.886, 3],
    ['dlf cyber city gurgaon', 28.495, 77.089, 3],
    ['near medanta furnished', 28.439, 77.042, 2.5, furnished('fully_furnished')],
    ['jadavpur university', 22.499, 88.371, 2.5],
    ['dum dum metro kolkata', 22.6211, 88.3929, 2],
    ['near iim ahmedabad', 23.032, 72.535, 2.5],
    ['infopark kochi', 10.011, 76.364, 3],
    ['5 km from lulu mall kochi', 10.027, 76.308, 5],
  ];

const inCity = (city: string) => (home: JudgedHome) => home.city === city;
const inPlace = (city: string, locality: string) => (home: JudgedHome) =>
  home.city === city && home.locality.startsWith(locality);
const onFloor =
  (...floors: number[]) =>
  (home: JudgedHome) =>
    home.floor !== null && floors.includes(Math.min(home.floor, 5));
const faces = (facing: string) => (home: JudgedHome) => home.facing === facing;
const parks =
  (...parking: string[]) =>
  (home: JudgedHome) =>
    home.parking !== null && parking.includes(home.parking);
const largerThan = (sqft: number) => (home: JudgedHome) => home.area >= sqft;
/** A walk is a kilometre; homes are known by the middles of cells. */
const byMetro = (city: string) => {
  const stations = metroStations(city);
  return (home: JudgedHome) => stations.some(({ lat, lng }) => kmFrom(home.point, lat, lng) <= 1.05);
};

/** Parts of Delhi, by the localities that people count to them. */
const inAnyOf = (localities: string) => (home: JudgedHome) =>
  home.city === 'Delhi' && localities.split('|').some((locality) => home.locality.startsWith(locality));
const southDelhi = inAnyOf(
  'Greater Kailash|Defence Colony|Lajpat Nagar|South Extension|Green Park|Hauz Khas|Safdarjung Enclave|Malviya Nagar|Saket|Chittaranjan Park|Kalkaji|Vasant|Chhattarpur|Sarita Vihar|Okhla|Nizamuddin',
);
const westDelhi = inAnyOf('Patel Nagar|Rajouri Garden|Janakpuri|Tilak Nagar|Uttam Nagar|Paschim Vihar');
const eastDelhi = inAnyOf('Mayur Vihar|Patparganj|Laxmi Nagar|Preet Vihar');
const northDelhi = inAnyOf('Pitampura|Rohini|Shalimar Bagh|Model Town|Mukherjee Nagar|Civil Lines');

/** As renters type them in a hurry, in three ways of writing. */
const asTyped: [q: string, ...conditions: ((home: JudgedHome) => boolean)[]][] = [
  ['2bhk south delhi 60k tak', southDelhi, bhk(2), upTo(60_000)],
  ['दक्षिण दिल्ली में 3 बीएचके', southDelhi, bhk(3)],
  ['west delhi me 2 bhk', westDelhi, bhk(2)],
  ['flat in east delhi', eastDelhi],
  ['uttar dilli me ghar', northDelhi],
  ['lko 2bhk', inCity('Lucknow'), bhk(2)],
  ['1200 sqft se bada 3bhk pune', inCity('Pune'), bhk(3), largerThan(1200)],
  ['2 bhk near metro bangalore', inCity('Bengaluru'), bhk(2), byMetro('Bengaluru')],
  ['flat walking distance to metro station delhi', inCity('Delhi'), byMetro('Delhi')],
  ['1bhk metro ke paas kolkata', inCity('Kolkata'), bhk(1), byMetro('Kolkata')],
  ['मेट्रो के पास 2 बीएचके हैदराबाद', inCity('Hyderabad'), bhk(2), byMetro('Hyderabad')],
  ['close to metro chennai under 40k', inCity('Chennai'), upTo(40_000), byMetro('Chennai')],
  ['metro nearby furnished pune', inCity('Pune'), furnished('fully_furnished'), byMetro('Pune')],
  ['ground floor 2bhk jayanagar', inPlace('Bengaluru', 'Jayanagar'), bhk(2), onFloor(0)],
  ['ground floor house bangalore', inCity('Bengaluru'), typed('independent_house'), onFloor(0)],
  ['ground or first floor flat in delhi', inCity('Delhi'), onFloor(0, 1)],
  ['2nd floor builder floor delhi', inCity('Delhi'), typed('builder_floor'), onFloor(2)],
  ['pehli manzil pe makan lucknow', inCity('Lucknow'), onFloor(1)],
  ['भूतल पर 2 बीएचके जयपुर', inCity('Jaipur'), bhk(2), onFloor(0)],
  ['higher floor 3bhk mumbai', inCity('Mumbai'), bhk(3), onFloor(3, 4, 5)],
  ['not ground floor 2bhk pune', inCity('Pune'), bhk(2), onFloor(1, 2, 3, 4, 5)],
  ['3rd floor and above chennai 2bhk', inCity('Chennai'), bhk(2), onFloor(3, 4, 5)],
  ['east facing 3bhk hyderabad', inCity('Hyderabad'), bhk(3), faces('east')],
  ['north facing 2 bhk bangalore', inCity('Bengaluru'), bhk(2), faces('north')],
  ['पूर्व मुखी घर जयपुर', inCity('Jaipur'), faces('east')],
  ['purv mukhi 2bhk indore ya pune', inCity('Pune'), bhk(2), faces('east')],
  ['2bhk 2 bath west facing in mumbai', inCity('Mumbai'), bhk(2), faces('west')],
  [
    'borewell water house chennai',
    inCity('Chennai'),
    typed('independent_house'),
    (home) => home.water === 'borewell' || home.water === 'both',
  ],
  ['2bhk car parking and lift pune', inCity('Pune'), bhk(2), having('lift'), parks('four_wheeler', 'both')],
  ['bike parking 1bhk bangalore', inCity('Bengaluru'), bhk(1), parks('two_wheeler', 'both')],
  ['500 sqft ke upar 1bhk mumbai', inCity('Mumbai'), bhk(1), largerThan(500)],
  ['1000 sqft se zyada flat pune', inCity('Pune'), largerThan(1000)],
  ['min 1500 sq ft 3bhk gurgaon', inCity('Gurugram'), bhk(3), largerThan(1500)],
  ['20k se kam 2bhk pune', inCity('Pune'), bhk(2), upTo(20_000)],
  ['under 25 hazaar 2 bhk hyd', inCity('Hyderabad'), bhk(2), upTo(25_000)],
  ['15-20k 1bhk delhi', inCity('Delhi'), bhk(1), between(15_000, 20_000)],
  ['rent 12k se 18k tak kolkata', inCity('Kolkata'), between(12_000, 18_000)],
  ['25 hajar ke niche 2bhk chennai', inCity('Chennai'), bhk(2), upTo(25_000)],
  [
    'semi furnished flat on rent in andheri east without brokerage',
    inPlace('Mumbai', 'Andheri East'),
    furnished('semi_furnished'),
    owned,
  ],
  ['direct owner 3bhk in whitefield', inPlace('Bengaluru', 'Whitefield'), bhk(3), owned],
  ['bina dalal ke 2bhk rohini', inPlace('Delhi', 'Rohini'), bhk(2), owned],
  ['bachelors allowed 2bhk btm layout', inPlace('Bengaluru', 'BTM Layout'), bhk(2), takes('bachelors')],
  ['bachelor friendly flat in kothrud', inPlace('Pune', 'Kothrud'), takes('bachelors')],
  ['vegetarian family 2 bhk mumbai', inCity('Mumbai'), bhk(2), takes('family')],
  ['pet friendly 2bhk in bandra west', inPlace('Mumbai', 'Bandra West'), bhk(2), (home) => home.pets],
  ['kutta allowed ho aisa flat bangalore', inCity('Bengaluru'), (home) => home.pets],
  ['कुत्ते के साथ रह सकें ऐसा फ्लैट बेंगलुरु', inCity('Bengaluru'), (home) => home.pets],
  ['2+1 bhk pune', inCity('Pune'), bhk(2, 3)],
  ['3bhk+servant room delhi', inCity('Delhi'), bhk(3), having('servant_room')],
  ['furnised flt in bandr west', inPlace('Mumbai', 'Bandra West'), furnished('fully_furnished')],
  ['apartmnt for rnt in whitfield', inPlace('Bengaluru', 'Whitefield'), typed('apartment')],
  ['1rk in andheri', inPlace('Mumbai', 'Andheri'), bhk(1)],
  ['दिल्ली में सस्ता कमरा', inCity('Delhi')],
  ['सेमी फर्निश्ड 2 बीएचके पुणे 30 हज़ार तक', inCity('Pune'), bhk(2), furnished('semi_furnished'), upTo(30_000)],
  ['veg family only 2bhk pune', inCity('Pune'), bhk(2), takes('family')],
  ['non veg allowed 2bhk mumbai', inCity('Mumbai'), bhk(2)],
  ['unmarried couple friendly 1bhk bangalore', inCity('Bengaluru'), bhk(1)],
  ['couples allowed 2bhk in hyderabad', inCity('Hyderabad'), bhk(2)],
  ['2bhk for students pune', inCity('Pune'), bhk(2), takes('bachelors')],
  ['boys hostel in delhi', inCity('Delhi'), pgFor('men')],
  ['corporate lease 3bhk gurgaon', inCity('Gurugram'), bhk(3), takes('company')],
  ['2bhk 40k not broker mumbai', inCity('Mumbai'), bhk(2), upTo(40_000), owned],
  ['only broker 2bhk delhi', inCity('Delhi'), bhk(2), (home) => home.listedAs === 'broker'],
  ['anything in koramangala except 1bhk', inPlace('Bengaluru', 'Koramangala'), bhk(2, 3, 4, 5)],
  ['2bhk chhod ke kothrud me', inPlace('Pune', 'Kothrud'), bhk(1, 3, 4, 5)],
  ['not top floor 2bhk jaipur', inCity('Jaipur'), bhk(2)],
  ['gated society 3bhk pune ready to move', inCity('Pune'), bhk(3), having('security')],
  ['1.5 bhk mumbai', inCity('Mumbai'), bhk(1, 2)],
  ['studio 20 hazaar ke andar bangalore', inCity('Bengaluru'), typed('studio'), upTo(20_000)],
  ['a house for rent in jayanagar two bedrooms', inPlace('Bengaluru', 'Jayanagar'), bhk(2)],
  ['house independent 2bhk bangalore', inCity('Bengaluru'), bhk(2), typed('independent_house')],
  ['goregoan e 2bhk', inPlace('Mumbai', 'Goregaon East'), bhk(2)],
  ['andhri w 2bhk', inPlace('Mumbai', 'Andheri West'), bhk(2)],
  ['hinjewadi madhe 2bhk bhadyane pahije', inPlace('Pune', 'Hinjawadi'), bhk(2)],
  ['अंधेरी पूर्वमध्ये २ बीएचके ५० हजारांपर्यंत', inPlace('Mumbai', 'Andheri East'), bhk(2), upTo(50_000)],
  ['कोथरूडमध्ये मुलींसाठी पीजी', inPlace('Pune', 'Kothrud'), pgFor('women')],
  ['not far from metro 2bhk delhi', inCity('Delhi'), bhk(2), byMetro('Delhi')],
  ['मेट्रोजवळ घर पुणे', inCity('Pune'), byMetro('Pune')],
  ['2bhk brand new flat kolkata', inCity('Kolkata'), bhk(2)],
  ['house for rent in 600042', inPlace('Chennai', 'Velachery'), typed('independent_house')],
  [
    'cr park 2bhk builder floor with lift',
    inPlace('Delhi', 'Chittaranjan Park'),
    bhk(2),
    typed('builder_floor'),
    having('lift'),
  ],
];

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
  const queries: JudgedQuery[] = nearPlaces.map(([q, lat, lng, km, isToo = () => true]) => ({
    group: 'near a place',
    q,
    answers: (home) => kmFrom(home.point, lat, lng) <= km && isToo(home),
  }));
  for (const [q, ...conditions] of asTyped)
    queries.push({ group: 'as typed', q, answers: (home) => conditions.every((holds) => holds(home)) });
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
  add('Marathi', () => {
    const city = anyCity();
    const [one, other] = [among(marathi), among(marathi)];
    return {
      q: `${inMarathi[city.name] ?? city.name} ${one[0]} ${other[0]} भाड्याने पाहिजे`,
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
  add('PGs for women or men', () => {
    const city = anyCity();
    const one = among(pgs);
    return {
      q: among([`${one[0]} ${city.name}`, `${city.name} ${one[0]}`]),
      answers: all((home) => home.city === city.name, one[1]),
    };
  });
  return queries;
}
