import { describe, expect, it } from 'vitest';
import { leaseColumns, readLeaseCells, readLeaseFile, templateHeader } from './lease-import.ts';

describe('a file of leases', () => {
  it.each([
    ['the template', leaseColumns.map(templateHeader)],
    [
      'small letters and signs',
      leaseColumns.map((column) => templateHeader(column).toUpperCase().replace(' ', '_')),
    ],
    [
      'another program',
      [
        'Property',
        'Tenant',
        'Email ID',
        'Contact',
        'From',
        'To',
        'Rent',
        'Security deposit',
        'Rent day',
        'VPA',
      ],
    ],
    [
      'Hindi',
      [
        'घर',
        'किरायेदार',
        'ईमेल',
        'मोबाइल',
        'शुरू की तारीख',
        'आखिरी तारीख',
        'किराया',
        'जमा',
        'किराये का दिन',
        'UPI',
      ],
    ],
  ])('is read by the headers of %s', (_, header) => {
    const row = [
      'B-402',
      'Asha Rao',
      'asha@example.in',
      '98450 12345',
      '1 Dec 2026',
      '31/10/2027',
      '30,000',
      '',
      '5',
      'a@b',
    ];
    const { missing, rows } = readLeaseFile([header, row, ['', ' ']]);
    expect(missing).toEqual([]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.cells.home).toBe('B-402');
    expect(rows[0] && readLeaseCells(rows[0].cells)).toEqual({
      fields: {
        tenant_name: 'Asha Rao',
        tenant_email: 'asha@example.in',
        tenant_phone: '98450 12345',
        start_date: '2026-12-01',
        end_date: '2027-10-31',
        rent: 3_000_000,
        due_day: 5,
        payee_upi: 'a@b',
      },
      unreadable: [],
    });
  });

  it('names columns it cannot do without, and cells it cannot read', () => {
    const { missing, rows } = readLeaseFile([
      ['Home', 'Start date', 'Monthly rent', 'Due day'],
      ['B-402', '31 Feb 2026', 'thirty', 'fifth'],
    ]);
    expect(missing).toEqual(['tenant_name']);
    expect(rows[0] && readLeaseCells(rows[0].cells).unreadable).toEqual(['start_date', 'rent', 'due_day']);
  });

  it('gives a lease without an end the usual eleven months', () => {
    const { rows } = readLeaseFile([
      ['Home', 'Start date'],
      ['B-402', '1/12/2026'],
    ]);
    expect(rows[0] && readLeaseCells(rows[0].cells).fields).toEqual({
      start_date: '2026-12-01',
      end_date: '2027-10-31',
    });
  });
});
