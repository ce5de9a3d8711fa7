// The list of photos the demo has: what each shows, which homes it fits, and its alternative text.
type PropertyType =
  | 'apartment'
  | 'villa'
  | 'independent_house'
  | 'studio'
  | 'penthouse'
  | 'builder_floor'
  | 'pg';
type Furnishing = 'fully_furnished' | 'semi_furnished' | 'unfurnished';

export interface Shot {
  id: string;
  room: 'outside' | 'living_room' | 'bedroom' | 'kitchen' | 'bathroom' | 'balcony';
  time: 'morning' | 'day' | 'golden' | 'evening';
  propertyTypes: PropertyType[];
  furnishing: Furnishing[];
  alt: string;
  /** Made of that picture: the other way round and a little nearer. */
  mirrors?: string;
}

const flats: PropertyType[] = ['apartment', 'builder_floor', 'studio', 'penthouse'];
const houses: PropertyType[] = ['villa', 'independent_house', 'builder_floor'];
const any: PropertyType[] = [...flats, 'villa', 'independent_house', 'pg'];
const all: Furnishing[] = ['fully_furnished', 'semi_furnished', 'unfurnished'];

const rooms: Record<string, Shot['room']> = { facade: 'outside', living: 'living_room', terrace: 'balcony' };

/** The first word of an id says the room, the last one the time of day. */
function shot(id: string, propertyTypes: PropertyType[], furnishing: Furnishing[], alt: string): Shot {
  const words = id.split('-');
  const first = words[0] as Shot['room'];
  const room = rooms[first] ?? first;
  return {
    id,
    room,
    time: words.at(-1) as Shot['time'],
    propertyTypes: [...new Set(propertyTypes)],
    furnishing,
    alt,
  };
}

export const shots: Shot[] = [
  shot(
    'facade-tower-day',
    ['apartment', 'studio'],
    all,
    'Tall apartment building with glass balconies under a blue sky',
  ),
  shot(
    'facade-towers-golden',
    ['apartment', 'studio'],
    all,
    'Two apartment towers in low evening sun, trees at the gate',
  ),
  shot(
    'facade-tower-evening',
    ['apartment', 'penthouse'],
    all,
    'Apartment tower at dusk with lit windows and a terrace on top',
  ),
  shot(
    'facade-midrise-morning',
    ['apartment', 'pg'],
    all,
    'Five-storey building with railings and potted plants in morning light',
  ),
  shot(
    'facade-midrise-day',
    ['apartment', 'studio', 'pg'],
    all,
    'Five-storey building in white and terracotta with coconut palms',
  ),
  shot(
    'facade-builder-golden',
    ['builder_floor', 'penthouse'],
    all,
    'Four-storey builder floor with wooden screens and a roof pergola',
  ),
  shot(
    'facade-builder-day',
    ['builder_floor', 'independent_house'],
    all,
    'Four-storey builder floor with a brick-red side and flowering trees',
  ),
  shot('facade-villa-day', ['villa'], all, 'Two-storey villa with wood panels, terrace and palms'),
  shot('facade-villa-evening', ['villa'], all, 'Villa at dusk with warm lights behind tall windows'),
  shot(
    'facade-house-morning',
    ['independent_house'],
    all,
    'Independent house with a clay tiled roof and a compound wall',
  ),
  shot(
    'facade-house-golden',
    ['independent_house', 'villa'],
    all,
    'Independent house with a deep balcony in golden light',
  ),
  shot(
    'facade-pg-day',
    ['pg', 'apartment'],
    all,
    'Four-storey building with many windows and a green gate side',
  ),
  shot(
    'living-teal-morning',
    any,
    ['fully_furnished'],
    'Living room with a teal sofa, patterned rug and a balcony door',
  ),
  shot(
    'living-sand-golden',
    [...flats, 'independent_house'],
    ['fully_furnished'],
    'Living room with a sand-coloured sofa in warm low sun',
  ),
  shot(
    'living-tv-evening',
    flats,
    ['fully_furnished'],
    'Living room in the evening with a television wall and cove light',
  ),
  shot(
    'living-tv-day',
    any,
    ['fully_furnished'],
    'Living room with a green sofa and a television on wooden slats',
  ),
  shot(
    'living-penthouse-evening',
    ['penthouse', 'villa'],
    ['fully_furnished'],
    'Large living room with city lights behind wide glass',
  ),
  shot(
    'living-villa-day',
    houses,
    ['fully_furnished'],
    'Living and dining room with a rust sofa and a brick wall',
  ),
  shot(
    'living-blue-morning',
    flats,
    ['fully_furnished'],
    'Living room with a blue sofa, armchair and pictures',
  ),
  shot(
    'living-green-day',
    any,
    ['fully_furnished'],
    'Living room with a beige sofa before a sage green wall',
  ),
  shot(
    'living-semi-day',
    any,
    ['semi_furnished'],
    'Living room with a television unit, curtains and air conditioner',
  ),
  shot(
    'living-semi-golden',
    any,
    ['semi_furnished'],
    'Living room with a television unit and cove lighting in evening sun',
  ),
  shot('living-empty-day', any, ['unfurnished'], 'Empty living room with a wide balcony door and city view'),
  shot(
    'living-empty-morning',
    any,
    ['unfurnished'],
    'Empty living room with marble floor and a large window',
  ),
  shot(
    'bedroom-teal-morning',
    any,
    ['fully_furnished'],
    'Bedroom with a padded headboard, teal cushions and morning light',
  ),
  shot(
    'bedroom-rust-golden',
    any,
    ['fully_furnished'],
    'Bedroom with a cane headboard, rust throw and wooden wardrobe',
  ),
  shot(
    'bedroom-navy-evening',
    ['apartment', 'penthouse', 'villa', 'builder_floor'],
    ['fully_furnished'],
    'Bedroom in the evening with a navy headboard and bedside lamps',
  ),
  shot(
    'bedroom-sage-day',
    any,
    ['fully_furnished'],
    'Bedroom with a wooden bed, sage quilt and a study desk',
  ),
  shot(
    'bedroom-studio-morning',
    ['studio', 'apartment', 'pg'],
    ['fully_furnished'],
    'Bright room with a bed, a desk and shelves',
  ),
  shot(
    'bedroom-semi-day',
    any,
    ['semi_furnished'],
    'Bedroom with a built-in mirrored wardrobe and air conditioner',
  ),
  shot(
    'bedroom-semi-golden',
    any,
    ['semi_furnished'],
    'Bedroom with a wooden wardrobe and warm light from the window',
  ),
  shot('bedroom-empty-day', any, ['unfurnished'], 'Empty bedroom with a window to the garden'),
  shot('bedroom-twin-day', ['pg'], all, 'Shared room with two single beds, a desk and a window'),
  shot('bedroom-twin-morning', ['pg'], all, 'Shared room with two single beds and a bookshelf'),
  shot(
    'kitchen-teal-morning',
    any,
    ['fully_furnished', 'semi_furnished'],
    'Kitchen with teal cabinets, hob, hood and fridge',
  ),
  shot(
    'kitchen-wood-day',
    any,
    ['fully_furnished', 'semi_furnished'],
    'Kitchen with wooden cabinets and a dark stone counter',
  ),
  shot(
    'kitchen-island-evening',
    ['villa', 'penthouse', 'apartment'],
    ['fully_furnished'],
    'Open kitchen with an island and hanging lamps in the evening',
  ),
  shot('kitchen-semi-day', any, ['semi_furnished'], 'Modular kitchen with terracotta cabinets and a window'),
  shot(
    'kitchen-semi-golden',
    any,
    ['semi_furnished'],
    'Modular kitchen with sage cabinets and patterned floor tiles',
  ),
  shot('kitchen-empty-day', any, ['unfurnished'], 'Kitchen with stone counter and sink, ready for cabinets'),
  shot('bathroom-teal-day', any, all, 'Bathroom with teal tiles, round mirror and glass shower'),
  shot(
    'bathroom-marble-morning',
    ['apartment', 'villa', 'penthouse', 'builder_floor'],
    ['fully_furnished', 'semi_furnished'],
    'Bathroom with marble wall, vanity and glass shower',
  ),
  shot('bathroom-grey-evening', any, all, 'Bathroom with warm mirror light and stone-coloured tiles'),
  shot('bathroom-plain-day', any, all, 'Simple bathroom with white tiles and patterned floor'),
  shot(
    'balcony-garden-morning',
    any,
    ['fully_furnished'],
    'Balcony with two chairs and flower boxes above trees',
  ),
  shot(
    'balcony-city-evening',
    ['apartment', 'studio', 'builder_floor'],
    ['fully_furnished'],
    'Balcony at dusk with string lights and a city view',
  ),
  shot(
    'terrace-golden',
    ['penthouse', 'villa', 'independent_house'],
    all,
    'Roof terrace with a pergola, sofa and city view',
  ),
  shot(
    'balcony-bare-day',
    any,
    ['semi_furnished', 'unfurnished'],
    'Open balcony with railing and two plants',
  ),
];

/** Homes are many and scenes few: what can be a cover is there the other way round too. */
export const mirroredShots: Shot[] = shots
  .filter(({ room }) => room !== 'bathroom')
  .map((original) => ({ ...original, id: `${original.id}-mirrored`, mirrors: original.id }));
