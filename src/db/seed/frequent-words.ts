// Finds the words so common in listings that they are counted like filter values, and applies them to all listings.
import type pg from 'pg';
import { WORD_BASE } from '../../domain/catalogue.ts';
import { renewCatalogue } from '../catalogue-epoch.ts';

/** From a part of the homes: words that stand in one of two hundred. Those known already keep their numbers. */
export async function learnFrequentWords(client: pg.Client): Promise<void> {
  await client.query(
    `with size as (select count(*) as homes, least(100, 2000000 / greatest(1, count(*))) as share from properties),
     spoken as (select word, ndoc from ts_stat((select format(
       'select to_tsvector(''simple'', concat_ws('' '', title, locality, landmark, description))
          from properties tablesample system (%s) repeatable (1)', share) from size))),
     stemmed as (select word, (ts_lexize('english_stem', word))[1] as lexeme from spoken, size
       where ndoc >= homes * share / 100 / 200),
     numbered as (select word, lexeme, dense_rank() over (order by lexeme) as place from stemmed where lexeme is not null)
     insert into frequent_words (word, lexeme, key)
       select n.word, n.lexeme, coalesce((select f.key from frequent_words f where f.lexeme = n.lexeme limit 1),
         (select coalesce(max(key), $1) from frequent_words) + n.place)
       from numbered n on conflict (word) do nothing`,
    [WORD_BASE],
  );
}

/**
 * For a catalogue that has changed much since its words were learnt. In one transaction, so that searches see the words and
 * the homes that say them together. Answers how many words there are.
 */
export async function relearnWords(client: pg.Client): Promise<number> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [WORDS_LOCK]);
    await client.query(`set local app.bulk_load = 'on'`);
    await learnFrequentWords(client);
    await client.query(
      `update listings l set tags = f.tags, words = f.words
         from properties p cross join lateral app.listings_of(p) f
        where p.id = l.property_id and (l.tags, l.words) is distinct from (f.tags, f.words)`,
    );
    await renewCatalogue(client);
    const { rows } = await client.query<{ words: number }>(
      'select count(*)::int as words from frequent_words',
    );
    await client.query('commit');
    return rows[0]?.words ?? 0;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const WORDS_LOCK = 8_270_422;
