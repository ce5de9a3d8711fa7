/** Writes the SQL that follows from the description of a home's fields: filter values as numbers, result cards, and who may read what. */
import { createHash } from 'node:crypto';
import { dimensions, LIVE_KEY, LOCALITY_BASE, POINTS, titleWordKey } from '../../src/domain/catalogue.ts';
import {
  cardFields,
  fieldOf,
  filterName,
  type HomeField,
  homeFieldNames,
  shownFields,
} from '../../src/domain/home-fields.ts';

const WIDTH = 118;

/** Parts after commas, in lines of bearable length. */
function list(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const [place, part] of parts.entries()) {
    const item = place < parts.length - 1 ? `${part},` : part;
    const last = lines.at(-1);
    if (last !== undefined && `${indent}${last} ${item}`.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${item}`;
    else lines.push(item);
  }
  return lines.join(`\n${indent}`);
}

const quoted = (code: string | number): string => `'${code}'`;

/** Each value of a filter that the home has, as a number; null for one that it has not. */
function tagsOf(name: HomeField): string[] {
  const field = fieldOf(name);
  if (field.filter === undefined || !('first' in field.filter)) return [];
  const { first } = field.filter;
  switch (field.kind) {
    case 'rooms':
      return [`${first - 1} + p.${name}`];
    case 'number':
      return [`case when p.${name} >= 0 then ${first} + least(p.${name}, ${field.options?.at(-1)}) end`];
    case 'yes-no':
      return [`case when p.${name} then ${first} end`];
    case 'choice':
      return [`${first - 1} + array_position(array[${field.options.map(quoted).join(', ')}], p.${name})`];
    case 'choices':
      return field.options.map(
        (code, place) => `case when '${code}' = any(p.${name}) then ${first + place} end`,
      );
    default:
      throw new Error(`A field of the kind ${field.kind} has no values to count`);
  }
}

/** In the order of the numbers. */
const counted = Object.keys(dimensions).flatMap((filter) =>
  homeFieldNames.filter((name) => filterName(name) === filter),
);

const listingTags = `create or replace function app.listing_tags(p public.properties) returns integer[]
  language sql immutable
  return array_remove(array[
      ${list([String(LIVE_KEY), ...counted.flatMap(tagsOf), `${LOCALITY_BASE} + p.locality_id`], '      ')}], null);
`;

/** Columns whose words count so many points. */
const columnsOf = (points: number): string[] =>
  homeFieldNames.flatMap((name) => (fieldOf(name).weight === points ? [`p.${name}`] : []));

/** Words of the first kind have PostgreSQL's weight A. */
const listingWords = `create or replace function app.listing_words(p public.properties) returns tsvector
  language sql immutable
  return setweight(to_tsvector('english', concat_ws(' ', ${columnsOf(POINTS.title).join(', ')})), 'A')
    || to_tsvector('english', concat_ws(' ', ${['p.locality', ...columnsOf(POINTS.text)].join(', ')}));
`;

const card = [
  'p.id',
  ...cardFields.map((name) => `p.${name}`),
  'p.availability',
  'p.rating',
  'p.rating_count',
  'p.cover',
  'cardinality(p.image_urls) as photo_count',
  'app.iso_instant(p.created_at) as created_at',
  'app.iso_instant(p.published_at) as published_at',
];

const listingsOf = `create or replace function app.listings_of(p public.properties) returns setof public.listings
  language sql stable rows 1
as $$
  select p.id, p.city_id, p.locality_id, p.rent, p.area_sqft, p.available_from, app.listing_best(p),
    floor(extract(epoch from p.published_at) * 1000000)::bigint, coalesce(p.rating * 100, 0)::integer,
    app.listing_tags(p) || coalesce(f.keys, '{}') || coalesce(f.title_keys, '{}'), w.words || array_to_tsvector(array(select p.city_id || ':' || rare
      from unnest(tsvector_to_array(ts_delete(w.words, coalesce(f.lexemes, '{}')))) rare)), row_to_json(k)::text,
    app.map_cell(coalesce(p.lat, l.lat), 6), app.map_cell(coalesce(p.lng, l.lng), 67), 0::bigint
  from public.localities l
    cross join lateral (select v.words, tsvector_to_array(v.words) as lexemes, tsvector_to_array(ts_filter(v.words, '{a}')) as titles
      from (select app.listing_words(p) as words offset 0) v offset 0) w
    cross join lateral (select array_agg(distinct f.key) as keys, array_agg(f.lexeme) as lexemes,
        array_agg(distinct f.key + ${titleWordKey(0)}) filter (where f.lexeme = any(w.titles)) as title_keys
      from public.frequent_words f where f.lexeme = any(w.lexemes)) f
    cross join lateral (select ${list(card, '      ')}) k
  where l.id = p.locality_id;
$$;
`;

/** What the catalogue shows of a home beside its fields. */
const otherColumns = [
  ...[
    'city_id',
    'locality_id',
    'availability',
    'listing_state',
    'rating',
    'rating_count',
    'image_urls',
    'cover',
  ],
  ...['published_at', 'renewed_at', 'lat', 'lng'],
];
/** Their columns are set from the ids. */
const namesOfPlaces: readonly HomeField[] = ['city', 'locality'];
const listedFields = homeFieldNames.filter((name) => {
  const { shown, filter, weight } = fieldOf(name);
  return (shown === 'card' || filter || weight) && !namesOfPlaces.includes(name);
});

const shape = createHash('sha256')
  .update(listingTags)
  .update(listingWords)
  .update(listingsOf)
  .digest('hex')
  .slice(0, 16);

/** A file by its path. It runs after the catalogue's own, whose functions it calls. */
export const homeFieldsSql = (): Record<string, string> => ({
  'src/db/sql/after/catalogue_fields.sql': `-- Generated by \`npm run features\` from src/domain/home-fields.ts; not to be edited.

-- Numbers of filter values, as src/domain/catalogue.ts has them.
${listingTags}
-- Where a word stands says what it counts in the order of a search.
${listingWords}
-- What the catalogue keeps of a home, without a version. One query without settings of its own, so that it becomes part of one that asks for many.
${listingsOf}
create or replace trigger list_property_changed after update of
    ${list([...listedFields, ...otherColumns], '    ')} on properties
  for each row when (not app.is_bulk_load() and 'published' in (old.listing_state, new.listing_state))
  execute function app.list_property();

grant select (${list(shownFields, '  ')}) on properties to kiraya_visitor;
grant execute on function app.listing_tags(properties), app.listing_words(properties), app.listings_of(properties) to kiraya_definer, kiraya_bulk;

-- Homes that were listed before the functions above were what they are now are listed anew by a job
-- (src/server/listing/list-anew.ts): it has come as far as \`listed_to\`, which is null once nothing is left to do.
create table if not exists app.listing_shape (shape text not null, listed_to uuid);
insert into app.listing_shape select 'none', null where not exists (select from app.listing_shape);
update app.listing_shape set shape = '${shape}',
    listed_to = case when exists (select from listings) then '00000000-0000-0000-0000-000000000000'::uuid end
  where shape <> '${shape}';
grant select, update on app.listing_shape to worker;
`,
});
