import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReports } from './condition-comparison.ts';
import {
  canMoveReport,
  checkContent,
  checkInspectedOn,
  checkPhotos,
  conditions,
  isWritable,
  lineIdsOf,
  nextReportState,
  numberOfRoom,
  type ReportActor,
  type ReportContent,
  reportStates,
} from './condition-reports.ts';
import { suggestAgain, suggestRooms } from './condition-suggestions.ts';
import { leaseSides, leaseStates } from './leases.ts';

let made = 0;
const newId = () => `line-${++made}`;

const item = (id: string, own: object = {}) => ({
  id,
  kind: 'walls' as const,
  name: null,
  condition: 'good' as const,
  note: null,
  ...own,
});
const report = (own: Partial<ReportContent> = {}): ReportContent => ({
  rooms: [{ id: 'hall', kind: 'living', name: null, items: [item('walls'), item('floor')] }],
  meters: [{ id: 'power', kind: 'electricity', number: 'E 7', reading: 1200.5, unit: 'kwh' }],
  keys: [{ id: 'door', kind: 'main_door', name: null, count: 3 }],
  ...own,
});

const landlord: ReportActor = { side: 'landlord' };
const tenant: ReportActor = { side: 'tenant' };
const coTenant: ReportActor = { side: 'tenant', isCoTenant: true };

describe('who moves a condition report', () => {
  const byLandlord = (state: (typeof reportStates)[number]) => ({ state, writtenBy: 'landlord' as const });

  it.each([
    ['revise', 'sent', landlord, 'sent'],
    ['revise', 'commented', landlord, 'sent'],
    ['comment', 'sent', tenant, 'commented'],
    ['comment', 'commented', tenant, 'commented'],
    ['comment', 'sent', coTenant, 'sent'],
    ['agree', 'sent', tenant, 'agreed'],
    ['agree', 'commented', tenant, 'agreed'],
    ['agree', 'commented', landlord, 'agreed'],
  ] as const)('%s of a %s report', (action, state, actor, next) =>
    expect(nextReportState(byLandlord(state), action, actor)).toBe(next),
  );

  it.each([
    ['revise', 'sent', tenant, 'condition-report.sent-by-other-side'],
    ['revise', 'agreed', landlord, 'condition-report.agreed'],
    ['comment', 'agreed', tenant, 'condition-report.agreed'],
    ['comment', 'sent', landlord, 'condition-report.transition-not-allowed'],
    ['agree', 'sent', landlord, 'condition-report.transition-not-allowed'],
    ['agree', 'commented', coTenant, 'condition-report.transition-not-allowed'],
  ] as const)('%s of a %s report is refused', (action, state, actor, code) =>
    expect(() => nextReportState(byLandlord(state), action, actor)).toThrow(code),
  );

  it('is never agreed without a word of the side that did not write it', () => {
    for (const writtenBy of leaseSides) {
      const writer = { side: writtenBy };
      expect(canMoveReport({ state: 'sent', writtenBy }, 'agree', writer)).toBe(false);
      for (const state of reportStates) {
        expect(canMoveReport({ state, writtenBy }, 'agree', { side: 'tenant', isCoTenant: true })).toBe(
          false,
        );
      }
    }
  });
});

it('is made while a lease is agreed: the move-in until it ends, the move-out once it began', () => {
  expect(leaseStates.filter((state) => isWritable('move_in', state))).toEqual([
    'accepted',
    'active',
    'ending',
  ]);
  expect(leaseStates.filter((state) => isWritable('move_out', state))).toEqual(['active', 'ending', 'ended']);
});

it('is of a day that has come, not long before the lease', () => {
  expect(() => checkInspectedOn('2026-11-26', '2026-11-01', '2026-11-26')).not.toThrow();
  expect(() => checkInspectedOn('2026-10-02', '2026-11-01', '2026-11-26')).not.toThrow();
  for (const day of ['2026-11-27', '2026-10-01']) {
    expect(() => checkInspectedOn(day, '2026-11-01', '2026-11-26')).toThrow(
      'day-out-of-range (inspected_on)',
    );
  }
});

describe('what a report holds', () => {
  it.each([
    [{ rooms: [] }, 'condition-report.empty (rooms)'],
    [{ rooms: [{ id: 'a', kind: 'other', name: null, items: [item('b')] }] }, 'name-missing (rooms.0.name)'],
    [
      { rooms: [{ id: 'a', kind: 'living', name: null, items: [item('b', { kind: 'other' })] }] },
      'name-missing (rooms.0.items.0.name)',
    ],
    [{ keys: [{ id: 'k', kind: 'other', name: null, count: 1 }] }, 'name-missing (keys.0.name)'],
    [{ keys: [{ id: 'walls', kind: 'room', name: null, count: 1 }] }, 'condition-report.line-twice (rooms)'],
  ] as const)('is refused: %j', (own, problem) => {
    expect(() => checkContent(report(own as Partial<ReportContent>))).toThrow(problem);
  });

  it('takes at most four photos of each line it has', () => {
    const photos = (count: number, lineId = 'walls') =>
      Array.from({ length: count }, (_, n) => ({ id: `p${n}`, lineId }));
    expect(() => checkContent(report())).not.toThrow();
    expect(() => checkPhotos(photos(4), report())).not.toThrow();
    expect(() => checkPhotos(photos(5), report())).toThrow('too-many-photos (photos)');
    expect(() => checkPhotos(photos(1, 'roof'), report())).toThrow('line-unknown (photos)');
  });

  it('counts rooms of one kind', () => {
    const rooms = (['bedroom', 'kitchen', 'bedroom'] as const).map((kind, n) => ({ id: `${n}`, kind }));
    expect(rooms.map(({ id }) => numberOfRoom(rooms, id))).toEqual([1, null, 2]);
  });
});

describe('what a report begins with', () => {
  it('is the rooms of the home with the inventory in them', () => {
    const rooms = suggestRooms(
      {
        bedrooms: 2,
        bathrooms: null,
        inventory: [
          { room: 'Master bedroom', item: 'Wardrobe', count: 1, condition: 'new' },
          { room: 'Study', item: 'Chair', count: 2, condition: 'good' },
          { room: 'Study', item: 'Desk', count: 1, condition: 'good' },
        ],
      },
      newId,
    );
    expect(rooms.map(({ kind }) => kind)).toEqual([
      'living',
      'bedroom',
      'bedroom',
      'kitchen',
      'bathroom',
      'balcony',
      'other',
    ]);
    expect(rooms[1]?.items.at(-1)).toMatchObject({ kind: 'other', name: 'Wardrobe' });
    expect(rooms[6]).toMatchObject({ name: 'Study', items: [{ name: '2 × Chair' }, { name: 'Desk' }] });
  });

  it('gives every line an id of its own, whatever the home', () => {
    const small = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
    const inventory = fc.array(
      fc.record({
        room: fc.constantFrom('Bedroom', 'Hall', 'Study', 'Roof'),
        item: fc.string(),
        count: fc.integer({ min: 1, max: 9 }),
        condition: fc.constant('good' as const),
      }),
    );
    fc.assert(
      fc.property(small, small, inventory, (bedrooms, bathrooms, things) => {
        const rooms = suggestRooms({ bedrooms, bathrooms, inventory: things }, newId);
        const ids = rooms.flatMap(({ id, items }) => [id, ...items.map((one) => one.id)]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(things.length);
      }),
    );
  });

  it('is at the end what moved in, with the same ids', () => {
    const again = suggestAgain(report());
    expect(again).toEqual([
      {
        id: 'hall',
        kind: 'living',
        name: null,
        items: ['walls', 'floor'].map((id) => ({ id, kind: 'walls', name: null })),
      },
    ]);
  });
});

describe('move-in and move-out side by side', () => {
  it('marks what changed, what is worse, what is missing and what was used', () => {
    const out = report({
      rooms: [
        {
          id: 'hall',
          kind: 'living',
          name: null,
          items: [item('walls', { condition: 'damaged' }), item('lamp')],
        },
        { id: 'bath', kind: 'bathroom', name: null, items: [item('tap')] },
      ],
      meters: [{ id: 'power', kind: 'electricity', number: 'E 7', reading: 1450.75, unit: 'kwh' }],
      keys: [{ id: 'door', kind: 'main_door', name: null, count: 2 }],
    });
    const { rooms, meters, keys } = compareReports(report(), out);
    expect(rooms.map(({ items }) => items.map(({ isChanged, isWorse }) => [isChanged, isWorse]))).toEqual([
      [
        [true, true],
        [true, false],
        [true, false],
      ],
      [[true, false]],
    ]);
    expect(rooms[1]).toMatchObject({ before: null, after: { id: 'bath' } });
    expect([meters[0]?.used, keys[0]?.missing]).toEqual([250.25, 1]);
  });

  it('looks at what was noted or spoken of first, though its condition is the same', () => {
    const walls = (own: object = {}) =>
      report({
        rooms: [{ id: 'hall', kind: 'living', name: null, items: [item('walls', own), item('lamp')] }],
      });
    const lookedAt = (...compared: Parameters<typeof compareReports>) =>
      compareReports(...compared).rooms.flatMap(({ items }) => items.map(({ isToLookAt }) => isToLookAt));
    expect(lookedAt(walls(), walls())).toEqual([false, false]);
    expect(lookedAt(walls(), walls({ note: 'Oil stains' }))).toEqual([true, false]);
    expect(lookedAt(walls({ note: 'Oil stains' }), walls({ note: 'Oil stains' }))).toEqual([false, false]);
    expect(lookedAt(walls(), walls(), new Set(['lamp']))).toEqual([false, true]);
  });

  it.each([
    ['another meter', { number: 'E 8' }],
    ['another unit', { unit: 'm3' as const }],
    ['a lower reading', { reading: 3 }],
  ])('tells no use of %s', (_, own) => {
    const [meter] = report().meters;
    const out = report({ meters: meter ? [{ ...meter, ...own }] : [] });
    expect(compareReports(report(), out).meters[0]?.used).toBeNull();
  });

  it('finds no change in the same report, and each line once', () => {
    const line = fc.record({ condition: fc.constantFrom(...conditions) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const own = report({
          rooms: [
            { id: 'hall', kind: 'living', name: null, items: lines.map((one, n) => item(`i${n}`, one)) },
          ],
        });
        const items = compareReports(own, own).rooms.flatMap((room) => room.items);
        expect(items.some(({ isChanged, isWorse }) => isChanged || isWorse)).toBe(false);
        expect(items).toHaveLength(lines.length);
        expect(lineIdsOf(own)).toHaveLength(lines.length + 3);
      }),
    );
  });
});
