import { describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices();

describe('admin.overview', () => {
  it('counts homes, people and brokers, now and when the month began', async () => {
    const admin = await addPerson('Vikram Admin', ['admin']);
    const broker = await addPerson('Bela Broker', ['broker']);
    await addPlaces(asOwner);
    await as(broker).properties.create(homeInput());
    await asOwner(
      `insert into brokers (user_id, name, activated, status) values ($1, 'Bela', true, 'activated')`,
      [broker],
    );
    const addRental = (status: string, rent: number, daysAgo: number) =>
      asOwner(
        `insert into managed_rental_applications (status, landlord_id, submitted_by, monthly_rent, property_location,
           property_type, reviewed_at)
         values ($1, $2, $2, $3, 'Baner, Pune', 'Apartment', now() - make_interval(days => $4))`,
        [status, admin, rent, daysAgo],
      );
    await addRental('approved', 5_000_000, 40);
    await addRental('approved', 2_500_000, 0);
    await addRental('submitted', 9_900_000, 40);
    await asOwner(`update profiles set created_at = now() - interval '40 days' where user_id = $1`, [admin]);
    expect(await as(admin).admin.overview()).toEqual({
      properties: { now: 1, before: 0 },
      users: { now: 2, before: 1 },
      brokers: { now: 1, before: 0 },
      revenue: { now: 7_500_000, before: 5_000_000 },
    });
  });

  it('is closed to everyone else', async () => {
    const broker = await addPerson('Bina Broker', ['broker']);
    await expect(as(broker).admin.overview()).rejects.toMatchObject({ status: 403 });
    await expect(as(null).admin.overview()).rejects.toMatchObject({ status: 401 });
  });

  it('is not to be had from the database either', async () => {
    const broker = await addPerson('Bimal Broker', ['broker']);
    const rows = await asOwner(
      `select set_config('app.user_id', $1, false), f.* from app.admin_figures(now()) f`,
      [broker],
    );
    expect(rows).toEqual([]);
  });
});
