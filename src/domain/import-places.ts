/** Cities and localities of a listings file, by the names the product uses. */
import { fromTable, textReader } from './import-values.ts';

/** Older and other names of cities, as words, and the name the product uses. */
const otherCityNames: Readonly<Record<string, string>> = {
  allahabad: 'Prayagraj',
  bangalore: 'Bengaluru',
  banaras: 'Varanasi',
  baroda: 'Vadodara',
  bombay: 'Mumbai',
  calcutta: 'Kolkata',
  calicut: 'Kozhikode',
  cochin: 'Kochi',
  gurgaon: 'Gurugram',
  hubli: 'Hubballi',
  madras: 'Chennai',
  mangalore: 'Mangaluru',
  mysore: 'Mysuru',
  'new delhi': 'Delhi',
  pondicherry: 'Puducherry',
  poona: 'Pune',
  trichy: 'Tiruchirappalli',
  trivandrum: 'Thiruvananthapuram',
  vizag: 'Visakhapatnam',
};
const readOldCityName = fromTable<string>(otherCityNames);

const readCityText = textReader(60);

/** A city by the name the product uses: Bangalore is Bengaluru. */
export function readCity(text: string): string | null {
  return readOldCityName(text) ?? readCityText(text);
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

/** A locality without its city behind it: "Manikonda, Hyderabad" in Hyderabad is "Manikonda". */
export function readLocality(text: string, city: string | null): string | null {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1);
  const isCityNamed = parts.length > 1 && last !== undefined && city !== null && readCity(last) === city;
  return readLocalityText(
    (isCityNamed ? parts.slice(0, -1) : parts).filter((part) => part !== '').join(', '),
  );
}
