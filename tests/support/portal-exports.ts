/** Listings as kinds of portals and brokers write them: what one home is, in ten habits of columns and words. */
import { cities } from '../../src/db/seed/places.ts';
import { randomOf } from '../../src/db/seed/scale-listings.ts';

export interface MadeHome {
  number: number;
  city: string;
  locality: string;
  lat: number;
  lng: number;
  rooms: number;
  baths: number;
  /** Rupees a month. */
  rent: number;
  /** Months of rent; 0 is none. */
  deposit: number;
  sqft: number;
  floor: number;
  floors: number;
  furnishing: 0 | 1 | 2;
  kind: 0 | 1 | 2;
}

/** `most` homes of one city, each different by its rent. */
export function madeHomes(slug: string, most: number, seed: number): MadeHome[] {
  const city = cities.find((one) => one.slug === slug);
  if (!city) throw new Error(`no city ${slug}`);
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const small = (limit: 3) => below(limit) as 0 | 1 | 2;
  return Array.from({ length: most }, (_, number) => {
    const place = city.localities[below(city.localities.length)];
    if (!place) throw new Error(`${slug} has no localities`);
    const floors = 1 + below(14);
    const rooms = 1 + below(4);
    return {
      number,
      city: city.name,
      locality: place.name,
      lat: place.lat + (random() - 0.5) * 0.01,
      lng: place.lng + (random() - 0.5) * 0.01,
      rooms,
      baths: 1 + below(rooms),
      rent: 8_000 + number * 100,
      deposit: below(4),
      sqft: 350 * rooms + below(300),
      floor: below(floors + 1),
      floors,
      furnishing: small(3),
      kind: small(3),
    };
  });
}

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;
const rupees = (amount: number) => amount.toLocaleString('en-IN');
const csvOf = (headers: string, rows: (string | number)[][]) =>
  [headers, ...rows.map((row) => row.map(cell).join(','))].join('\r\n');

export interface PortalExport {
  name: string;
  city: string;
  /** The columns a person has to name; everything else is guessed. */
  columns: Record<string, string>;
  /** Lines before the header. */
  above?: string;
  write(homes: readonly MadeHome[]): string;
}

/** Codes and camel case, amenities as JSON, no city: its points say which. */
const codes: PortalExport = {
  name: 'codes in camel case',
  city: 'bengaluru',
  columns: {},
  write: (homes) =>
    csvOf(
      'id,type,locality,activationDate,latitude,longitude,leaseType,furnishing,parking,propertySize,bathroom,facing,floor,totalFloor,amenities,buildingType,rent,deposit',
      homes.map((home) => [
        `ff80${home.number}`,
        `BHK${home.rooms}`,
        home.locality,
        '2026-10-02T10:00:00Z',
        home.lat.toFixed(6),
        home.lng.toFixed(6),
        ['FAMILY', 'BACHELOR', 'ANYONE'][home.furnishing] ?? '',
        ['NOT_FURNISHED', 'SEMI_FURNISHED', 'FULLY_FURNISHED'][home.furnishing] ?? '',
        ['TWO_WHEELER', 'FOUR_WHEELER', 'BOTH'][home.kind] ?? '',
        home.sqft,
        `${home.baths}.0`,
        ['N', 'NE', 'W'][home.kind] ?? '',
        home.floor,
        home.floors,
        '{"LIFT":true,"GYM":false,"PARK":true}',
        ['AP', 'IF', 'IH'][home.kind] ?? '',
        home.rent,
        home.rent * home.deposit,
      ]),
    ),
};

/** Rooms and type in one column, amounts with commas, sizes with their unit, no furnishing. */
const sentences: PortalExport = {
  name: 'snake case with words for amounts',
  city: 'delhi',
  columns: {},
  write: (homes) =>
    csvOf(
      'house_type,house_size,location,city,latitude,longitude,price,num_bathrooms,description,security_deposit,status',
      homes.map((home) => [
        `${home.rooms} BHK ${['Apartment', 'Independent Floor', 'Villa'][home.kind] ?? ''}`,
        `${rupees(home.sqft)} sq ft`,
        home.locality,
        home.city,
        home.lat,
        home.lng,
        rupees(home.rent),
        home.baths,
        'Bright and airy, close to the market.',
        home.deposit === 0 ? 'No Deposit' : rupees(home.rent * home.deposit),
        ['Unfurnished', 'Semi-Furnished', 'Furnished'][home.furnishing] ?? '',
      ]),
    ),
};

/** A sentence for a title, the locality with its city, rent as people say it. */
const titles: PortalExport = {
  name: 'titles and mixed headers',
  city: 'hyderabad',
  columns: {},
  write: (homes) =>
    csvOf(
      'Title,Locality,City,Carpet Area,Furnishing Status,Bathroom,Floor,Tenants Preferred,Monthly Rent,Posted On',
      homes.map((home) => [
        `${home.rooms} BHK ${['Apartment', 'Builder Floor', 'Villa'][home.kind] ?? ''} for rent in ${home.locality}, ${home.city}`,
        `${home.locality}, ${home.city}`,
        home.city,
        `${home.sqft} sqft`,
        ['Unfurnished', 'Semi-Furnished', 'Furnished'][home.furnishing] ?? '',
        home.baths,
        `${home.floor === 0 ? 'Ground' : home.floor} out of ${home.floors}`,
        ['Bachelors', 'Family', 'Bachelors/Family'][home.kind] ?? '',
        `₹${rupees(home.rent)}`,
        '02 Oct 2026',
      ]),
    ),
};

/** Capitals, floats and a number of its own: the price's column must be named, and what is furnished stands in numerals. */
const capitals: PortalExport = {
  name: 'capitals with own numbers',
  city: 'pune',
  columns: { rent: 'PRICE_PER_MONTH' },
  write: (homes) =>
    csvOf(
      'PROP_ID,CITY,PROPERTY_TYPE,BEDROOM_NUM,BATHROOM_NUM,LOCALITY_NAME,AREA_SQFT,FURNISH,FLOOR_NUM,PRICE_PER_MONTH,LATITUDE,LONGITUDE',
      homes.map((home) => [
        `P${home.number}`,
        home.city,
        ['Residential Apartment', 'Independent/Builder Floor', 'Independent House/Villa'][home.kind] ?? '',
        `${home.rooms}.0`,
        `${home.baths}.0`,
        home.locality,
        `${home.sqft}.0`,
        ['Unfurnished', 'Semifurnished', 'Furnished'][home.furnishing] ?? '',
        home.floor > 10 ? '> 10' : `${home.floor}.0`,
        `${home.rent}.0`,
        home.lat,
        home.lng,
      ]),
    ),
};

/** Both coordinates in one cell below "location", a shortened locality, moments in milliseconds. */
const pairs: PortalExport = {
  name: 'points in one cell',
  city: 'bengaluru',
  columns: {},
  write: (homes) =>
    csvOf(
      'propertyTitle,type,localityTruncated,location,rent,propertySize,furnishingDesc,bathroom,floor,totalFloor,availableFrom',
      homes.map((home) => [
        `${home.rooms} BHK Flat In Green Heights For Rent In ${home.locality}`,
        `BHK${home.rooms}`,
        home.locality,
        // Now and then the two change places.
        home.number % 20 === 0 ? `${home.lng},${home.lat}` : `${home.lat},${home.lng}`,
        `${home.rent}.0`,
        home.sqft,
        ['Unfurnished', 'Semi', 'Full'][home.furnishing] ?? '',
        home.baths,
        home.floor,
        home.floors,
        '1796083200000',
      ]),
    ),
};

/** A broker's own sheet: its title above the header, headers in two languages, amounts and sizes as people say them. */
const sheet: PortalExport = {
  name: 'a sheet with a title',
  city: 'mumbai',
  columns: {},
  above: 'RENTAL INVENTORY NOVEMBER,,,,,,,,\r\n,,,,,,,,\r\n',
  write: (homes) =>
    csvOf(
      'Sr.No,Location / इलाका,City,Configuration,Rent (किराया),Deposit / Security,Area,Furnishing Status,Preferred Tenant',
      homes.map((home) => [
        home.number + 1,
        home.locality,
        home.city,
        [`${home.rooms} B.H.K.`, `${home.rooms}bhk Apt`, `${home.rooms} BHK Bldr Floor`][home.kind] ?? '',
        [`₹ ${rupees(home.rent)}/-`, `${home.rent / 1000}k nego`, `Rs. ${home.rent} pm`][home.furnishing] ??
          '',
        home.deposit === 0 ? 'NIL' : `${home.deposit} months`,
        [
          `${home.sqft} sft`,
          `${Math.round(home.sqft / 9)} gaj`,
          `Carpet area: ${home.sqft}-${home.sqft + 50} sq.ft`,
        ][home.kind] ?? '',
        ['U/F', 'S/F', 'F/F'][home.furnishing] ?? '',
        ['Fam', 'Bach allowed', 'Family / Bachelor'][home.kind] ?? '',
      ]),
    ),
};

/** One headline says rooms, type, locality and city; the point is a table in a cell. */
const headlines: PortalExport = {
  name: 'headlines for places',
  city: 'hyderabad',
  columns: {},
  write: (homes) =>
    csvOf(
      'PROP_HEADING,PRICE,AREA,BATHROOM_NUM,FURNISH,FLOOR_NUM,AVAILABILITY,PREFERRED_TENANTS,MAP_DETAILS',
      homes.map((home) => [
        `${home.rooms} BHK ${['Flat', 'Builder Floor', 'Villa'][home.kind] ?? ''} for rent in ${home.locality}${home.number % 2 === 0 ? ',' : ''} ${home.city}`,
        `Rs ${rupees(home.rent)}/month`,
        `Super built-up Area ${rupees(home.sqft)} sq.ft. (${Math.round(home.sqft / 10.7639)} sq.m.)`,
        home.baths,
        ['Unfurnished', 'Semifurnished', 'Furnished'][home.furnishing] ?? '',
        home.floor === 0 ? 'Ground' : `${home.floor} of ${home.floors}`,
        'From 15-12-26',
        ['Family', 'Single men, Single women', 'Family, Single men, Company'][home.kind] ?? '',
        JSON.stringify({ LATITUDE: String(home.lat), LONGITUDE: String(home.lng) }),
      ]),
    ),
};

const HINDI_COUNTS = ['एक', 'दो', 'तीन', 'चार'];

/** Hindi headers, words and figures. */
const hindi: PortalExport = {
  name: 'Hindi words',
  city: 'delhi',
  columns: {},
  write: (homes) =>
    csvOf(
      'इलाका,शहर,कमरे,किराया,जमा राशि,क्षेत्रफल,फर्निशिंग,मंज़िल,किरायेदार,मकान का प्रकार',
      homes.map((home) => [
        home.locality,
        'दिल्ली',
        [`${home.rooms} बीएचके`, `${HINDI_COUNTS[home.rooms - 1] ?? ''} कमरे`, home.rooms][home.kind] ?? '',
        [`रु ${rupees(home.rent)}/-`, `${home.rent / 1000} हज़ार`, home.rent][home.furnishing] ?? '',
        home.deposit === 0 ? 'नहीं' : `${home.deposit} महीने`,
        [`${home.sqft} वर्ग फुट`, `${Math.round(home.sqft / 9)} गज`, `${home.sqft} वर्ग फीट`][home.kind] ?? '',
        ['बिना फर्नीचर', 'अर्ध सुसज्जित', 'पूरी तरह सुसज्जित'][home.furnishing] ?? '',
        ['भूतल', 'पहली मंज़िल', 'तीसरी'][home.kind] ?? '',
        ['परिवार', 'कुंवारे', 'कोई भी'][home.furnishing] ?? '',
        ['फ्लैट', 'मकान', 'विला'][home.kind] ?? '',
      ]),
    ),
};

/** A table of tables made flat: the names of headers stand behind dots. */
const flat: PortalExport = {
  name: 'headers with dots',
  city: 'chennai',
  columns: {},
  write: (homes) =>
    csvOf(
      'listing.id,address.locality,address.city,location.lat,location.lng,pricing.rent.value,size.builtUpArea,config.bedrooms,config.furnishingType,tenantTypes',
      homes.map((home) => [
        9000 + home.number,
        home.locality,
        home.city,
        home.lat,
        home.lng,
        home.rent,
        home.sqft,
        home.rooms,
        ['UNFURNISHED', 'SEMI_FURNISHED', 'FULLY_FURNISHED'][home.furnishing] ?? '',
        ['["FAMILY"]', '["BACHELORS"]', '["FAMILY","BACHELORS"]'][home.kind] ?? '',
      ]),
    ),
};

/** Marathi, and headers cut short. */
const marathi: PortalExport = {
  name: 'Marathi words',
  city: 'pune',
  columns: {},
  write: (homes) =>
    csvOf(
      'अ.क्र.,परिसर,शहर,खोल्या,भाडे,अनामत रक्कम,क्षेत्रफळ,FURN.,मजला,भाडेकरू',
      homes.map((home) => [
        home.number + 1,
        home.locality,
        'पुणे',
        [`${home.rooms} बीएचके`, `${home.rooms} खोल्या`, `${home.rooms} BHK`][home.kind] ?? '',
        [`₹${rupees(home.rent)}`, `${home.rent / 1000} हजार`, `${home.rent} रु.`][home.furnishing] ?? '',
        home.deposit === 0 ? 'नाही' : `${home.deposit} महिने`,
        `${home.sqft} ${['चौ. फूट', 'चौरस फूट', 'स्क्वेअर फूट'][home.kind] ?? ''}`,
        ['विना फर्निचर', 'अर्ध सुसज्ज', 'पूर्ण सुसज्ज'][home.furnishing] ?? '',
        ['तळमजला', 'पहिला', 'दुसरा मजला'][home.kind] ?? '',
        ['कुटुंब', 'बॅचलर', 'कोणीही'][home.furnishing] ?? '',
      ]),
    ),
};

export const portalExports: readonly PortalExport[] = [
  codes,
  sentences,
  titles,
  capitals,
  pairs,
  sheet,
  headlines,
  hindi,
  flat,
  marathi,
];
