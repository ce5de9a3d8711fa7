/** Cities and localities of a listings file, by the names the product uses. */
import { gstStateOf } from './gst.ts';
import { fromTable, textReader } from './import-values.ts';

/** Older and other names of cities, and their Hindi, as words, and the name the product uses. */
const otherCityNames: Readonly<Record<string, string>> = {
  allahabad: 'Prayagraj',
  alleppey: 'Alappuzha',
  banaras: 'Varanasi',
  bangalore: 'Bengaluru',
  baroda: 'Vadodara',
  'bangalore urban': 'Bengaluru',
  belgaum: 'Belagavi',
  bellary: 'Ballari',
  benares: 'Varanasi',
  bijapur: 'Vijayapura',
  bombay: 'Mumbai',
  blr: 'Bengaluru',
  calcutta: 'Kolkata',
  calicut: 'Kozhikode',
  cannanore: 'Kannur',
  cawnpore: 'Kanpur',
  'chhatrapati sambhajinagar': 'Aurangabad',
  cochin: 'Kochi',
  'delhi ncr': 'Delhi',
  gauhati: 'Guwahati',
  ggn: 'Gurugram',
  gurgaon: 'Gurugram',
  hyd: 'Hyderabad',
  mum: 'Mumbai',
  chn: 'Chennai',
  kol: 'Kolkata',
  lko: 'Lucknow',
  jpr: 'Jaipur',
  amd: 'Ahmedabad',
  'n delhi': 'Delhi',
  hubli: 'Hubballi',
  kashi: 'Varanasi',
  madras: 'Chennai',
  mangalore: 'Mangaluru',
  mysore: 'Mysuru',
  nasik: 'Nashik',
  'new delhi': 'Delhi',
  ooty: 'Udhagamandalam',
  palghat: 'Palakkad',
  panjim: 'Panaji',
  pondicherry: 'Puducherry',
  poona: 'Pune',
  prayag: 'Prayagraj',
  quilon: 'Kollam',
  shimoga: 'Shivamogga',
  simla: 'Shimla',
  tanjore: 'Thanjavur',
  trichur: 'Thrissur',
  trichy: 'Tiruchirappalli',
  trivandrum: 'Thiruvananthapuram',
  vizag: 'Visakhapatnam',
  आगरा: 'Agra',
  इंदौर: 'Indore',
  इलाहाबाद: 'Prayagraj',
  कानपुर: 'Kanpur',
  कोझिकोड: 'Kozhikode',
  गुवाहाटी: 'Guwahati',
  जबलपुर: 'Jabalpur',
  जमशेदपुर: 'Jamshedpur',
  जोधपुर: 'Jodhpur',
  तिरुवनंतपुरम: 'Thiruvananthapuram',
  देहरादून: 'Dehradun',
  नागपुर: 'Nagpur',
  नासिक: 'Nashik',
  पटना: 'Patna',
  पणजी: 'Panaji',
  प्रयागराज: 'Prayagraj',
  बनारस: 'Varanasi',
  भुवनेश्वर: 'Bhubaneswar',
  भोपाल: 'Bhopal',
  मंगलुरु: 'Mangaluru',
  मदुरै: 'Madurai',
  मेरठ: 'Meerut',
  मैसूर: 'Mysuru',
  मैसूरु: 'Mysuru',
  रांची: 'Ranchi',
  रायपुर: 'Raipur',
  लुधियाना: 'Ludhiana',
  वडोदरा: 'Vadodara',
  वाराणसी: 'Varanasi',
  विशाखापत्तनम: 'Visakhapatnam',
  शिमला: 'Shimla',
  सूरत: 'Surat',
};
const readOldCityName = fromTable<string>(otherCityNames);

const readCityText = textReader(60);

const PIN = /[\s–-]*(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/;
const commaParts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
/** Cities that are states besides. */
const CITY_STATES = ['04', '07', '34'];

/** What of an address stands behind its city: a PIN, the state, the country. */
function isBeyondCity(part: string): boolean {
  const state = gstStateOf(part);
  return part === '' || /^india$/i.test(part) || (state !== null && !CITY_STATES.includes(state));
}

/** The words behind a place that are its city: "Delhi" of "Saket Delhi", "Navi Mumbai" of "Vashi Navi Mumbai". */
const LAST_WORDS = /(?:(?:new|navi|greater) )?\p{L}+$/iu;

/**
 * A city by the name the product uses: Bangalore is Bengaluru. The city of "Baner, Pune, Maharashtra 411045" and "2 BHK flat in Baner Pune" is
 * Pune.
 */
export function readCity(text: string): string | null {
  const place = text.replace(BEFORE_PLACE, '');
  const parts = commaParts(place).map((part) => part.replace(PIN, '').trim());
  const last = parts.length > 1 ? (parts.findLast((part) => !isBeyondCity(part)) ?? '') : place.trim();
  const name = place === text ? last : (LAST_WORDS.exec(last)?.[0] ?? last);
  return readOldCityName(name) ?? readCityText(name);
}

/** What a city is called besides, in lower case and with what was asked: Mysuru is Mysore in lists that nobody brought up to date. */
export function namesOfCity(text: string): string[] {
  const own = (readCity(text) ?? text).toLowerCase();
  const others = Object.entries(otherCityNames).flatMap(([other, name]) =>
    name.toLowerCase() === own ? [other] : [],
  );
  return [own, ...others];
}

/** Longer than a name may be: a whole address is looked up by its parts. */
const readLocalityText = textReader(300);

/** What stands before the place in "2 BHK flat for rent in HSR Layout, Bangalore". */
const BEFORE_PLACE =
  /^(?:.*\b(?:bhk|rk|flats?|apartments?|house|villa|floor|studio|pg|rooms?|rent|lease)\b.*?\s)?(?:in|at)\s+(?=\S)/is;

/** Whether a text says what is let and where: "2 BHK flat for rent in HSR Layout, Bangalore". */
export const isHeadline = (text: string): boolean => /^\s*\S+\s.*\S/.test(BEFORE_PLACE.exec(text)?.[0] ?? '');

/**
 * A locality without its city behind it and what is let before it: in Hyderabad "2 BHK flat in Manikonda, Hyderabad, Telangana 500089" is
 * "Manikonda".
 */
export function readLocality(text: string, city: string | null): string | null {
  const parts = commaParts(text.replace(BEFORE_PLACE, ''));
  const isBehind = (part: string) => isBeyondCity(part) || (city !== null && readCity(part) === city);
  while (parts.length > 1 && isBehind(parts.at(-1)?.replace(PIN, '').trim() ?? '')) parts.pop();
  const place = parts.join(', ');
  const before = isHeadline(text) ? place.replace(LAST_WORDS, '').trim() : '';
  // "2 BHK flat in Wakad Pune": no comma before the city.
  const isNamedLast = before !== '' && readCity(place.slice(before.length).trim()) === city;
  return readLocalityText(isNamedLast ? before.replace(/,$/, '') : place);
}
