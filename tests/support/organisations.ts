/** An agency with an administrator, an agent and an accountant, made through the product's own procedures. */
import type { TestServices } from './services.ts';

export type Agency = { id: string; administrator: string; agent: string; accountant: string };

type Parts = Pick<TestServices, 'as' | 'asOwner' | 'addPerson'>;

export async function joinAgency(
  { as, asOwner }: Pick<Parts, 'as' | 'asOwner'>,
  agency: Pick<Agency, 'id' | 'administrator'>,
  person: string,
  role: 'administrator' | 'agent' | 'accountant',
): Promise<void> {
  const [user] = await asOwner<{ email: string }>('select email from auth.users where id = $1', [person]);
  const { id } = await as(agency.administrator).organisations.invite({
    id: agency.id,
    email: user?.email ?? '',
    phone: null,
    role,
  });
  await as(person).organisations.accept({ id });
}

export async function addAgency(parts: Parts, name = 'Rao Homes'): Promise<Agency> {
  const { as, addPerson } = parts;
  const [administrator, agent, accountant] = [
    await addPerson(`Asha ${name}`, ['broker']),
    await addPerson(`Ravi ${name}`, ['broker']),
    await addPerson(`Meera ${name}`),
  ];
  const { id } = await as(administrator).organisations.create({
    kind: 'broker_agency',
    legal_name: name,
    city: 'Bengaluru',
    gstin: null,
    rera_state: 'Karnataka',
    rera_number: 'PRM/KA/RERA/1251/446/AG/171113/000411',
  });
  const agency = { id, administrator, agent, accountant };
  await joinAgency(parts, agency, agent, 'agent');
  await joinAgency(parts, agency, accountant, 'accountant');
  return agency;
}
