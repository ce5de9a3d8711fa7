/** The story of an agency: a broker founds it, two people join by saying yes, and its homes and a lead are worked on together. */
import type { DemoHome } from '../../../src/db/seed/demo/homes.ts';
import { addDays, type CalendarDate } from '../../../src/domain/dates.ts';
import { type Act, at } from './stage.ts';

type Person = { id: string; email: string };
type Parts = {
  broker: Person;
  agent: Person;
  accountant: Person;
  homes: readonly DemoHome[];
  today: CalendarDate;
};

/** The broker keeps the other homes to themselves. */
const LISTED_FOR_IT = 12;

export function agencies({ broker, agent, accountant, homes, today }: Parts): Act[] {
  let id = '';
  const on = (daysAgo: number, hour: number) => at(addDays(today, -daysAgo), hour);
  const joins = (person: Person, role: 'agent' | 'accountant', hour: number): Act[] => {
    let invitation = '';
    return [
      {
        at: on(95, hour),
        do: async (as) => {
          const sent = await as(broker.id).organisations.invite({
            id,
            email: person.email,
            phone: null,
            role,
          });
          invitation = sent.id;
        },
      },
      { at: on(94, hour), do: (as) => as(person.id).organisations.accept({ id: invitation }) },
    ];
  };
  const own = homes.filter(({ lister }) => lister.id === broker.id).slice(0, LISTED_FOR_IT);
  return [
    {
      at: on(96, 11),
      do: async (as) => {
        const founded = await as(broker.id).organisations.create({
          kind: 'broker_agency',
          legal_name: 'Qureshi Homes LLP',
          city: 'Mumbai',
          gstin: null,
          rera_state: 'Maharashtra',
          rera_number: 'A51900000001',
        });
        id = founded.id;
      },
    },
    ...joins(agent, 'agent', 12),
    ...joins(accountant, 'accountant', 13),
    {
      at: on(93, 10),
      do: async (as) => {
        for (const home of own)
          await as(broker.id).organisations.listHome({ property_id: home.id, organisation_id: id });
      },
    },
    {
      at: on(0, 0),
      do: async (as) => {
        const { items } = await as(broker.id).visits.listReceived({ show: 'tracked' });
        const lead = items.find(({ organisation_id: listedFor }) => listedFor === id);
        if (lead) await as(broker.id).organisations.assign({ id: lead.id, user_id: agent.id });
      },
    },
  ];
}
