/** What the copy of one’s data shows of visits and applications. */
import { type SQL, sql } from 'drizzle-orm';
import { type ExportSection, home, time } from '../lib/export-section.ts';

/** People of a list, each with how they know the person and their number. */
const named = (
  people: SQL,
) => sql`(select string_agg(format('%s (%s, %s)', n ->> 'name', n ->> 'kind', n ->> 'phone'), '; ')
  from jsonb_array_elements(${people}) n)`;

export const exportSections: readonly ExportSection[] = [
  {
    place: 340,
    file: 'visits-asked-for',
    title: 'Visits I asked for',
    rows: (userId) => sql`
      select ${time(sql`v.created_at`)} as "Asked", ${home} as "Home", v.status as "State", v.visit_type as "Kind",
        v.scheduled_date::text as "Day", v.slot::text as "Hour", v.notes as "My note", v.rating as "My rating"
      from property_visits v left join properties h on h.id = v.property_id
      where v.user_id = ${userId} order by v.created_at desc`,
  },
  {
    place: 350,
    file: 'application-profile',
    title: 'My application profile',
    rows: (userId) => sql`
      select p.move_in_date::text as "Move in", p.household as "Household", p.occupants as "People", p.income_band as "Income",
        p.occupation as "Work", p.employer as "Employer", ${named(sql`p.referees`)} as "References", p.notes as "My note",
        ${time(sql`p.updated_at`)} as "As of"
      from application_profiles p where p.user_id = ${userId}`,
  },
  {
    place: 360,
    file: 'applications',
    title: 'Applications I made',
    rows: (userId) => sql`
      select ${time(sql`a.created_at`)} as "Sent", ${home} as "Home", a.status as "State", a.move_in_date::text as "Move in",
        a.household as "Household", a.occupants as "People", a.income_band as "Income", a.occupation as "Work",
        a.employer as "Employer", ${named(sql`r.referees`)} as "References", a.notes as "My note"
      from property_applications a left join properties h on h.id = a.property_id
        left join application_references r on r.application_id = a.id
      where a.user_id = ${userId} order by a.created_at desc`,
  },
  {
    place: 420,
    file: 'requests-for-my-homes',
    title: 'Visits and applications for my homes (without the other person’s data)',
    rows: (userId) => sql`
      select ${time(sql`v.created_at`)} as "When", 'visit' as "Kind", ${home} as "Home", v.status as "State"
        from property_visits v left join properties h on h.id = v.property_id where v.lister_id = ${userId}
      union all
      select ${time(sql`a.created_at`)}, 'application', ${home}, a.status
        from property_applications a left join properties h on h.id = a.property_id where a.lister_id = ${userId}
      order by 1 desc`,
  },
];
