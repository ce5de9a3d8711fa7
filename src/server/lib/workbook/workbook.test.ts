import { expect, it } from 'vitest';
import { packed, sheetDay, workbook } from '../../../../tests/support/workbook.ts';
import { isWorkbook, sheetsOf } from './workbook.ts';

const MEGABYTE = 1024 * 1024;
const rowsOf = async (bytes: Buffer, most = MEGABYTE) =>
  Promise.all((await sheetsOf(bytes, most)).map(async (sheet) => [sheet.name, await sheet.rows()]));

it('reads cells of every kind as they are shown', async () => {
  const cells = [
    'Sai & Co <Baner>',
    { value: 'written in place', inline: true },
    { value: 46_357.5, format: 'plain' },
    { value: sheetDay('2026-12-01'), format: 'date' },
    { value: 0.5, format: 'share' },
    { value: 11_045, format: 'pin' },
    { value: 25_000, format: 'amount' },
    { value: 9_876_543_210 },
    { value: 30_000, formula: 'G1*1.2' },
    { value: '2 BHK', formula: 'A1&" BHK"' },
    true,
    '411045',
  ] as const;
  expect(await rowsOf(workbook([{ name: 'Homes', rows: [cells] }]))).toEqual([
    [
      'Homes',
      [
        [
          'Sai & Co <Baner>',
          'written in place',
          '46357.5',
          '2026-12-01',
          '50%',
          '011045',
          '25000',
          '9876543210',
          '30000',
          '2 BHK',
          'TRUE',
          '411045',
        ],
      ],
    ],
  ]);
});

it('keeps rows by their numbers, and says a merged cell in each row that has others', async () => {
  const rows = [
    ['Shree Estates', null, null],
    [],
    ['House', 'Flat', 'Rent'],
    ['Sai Darshan', 1, 9000],
    [null, 2, 9500],
    [],
    [' ', null, 9900],
    ['Om', 4, 9950],
  ];
  expect(await rowsOf(workbook([{ name: 'A', rows, merged: ['A1:C1', 'A4:A7'] }]))).toEqual([
    [
      'A',
      [
        ['Shree Estates'],
        [],
        ['House', 'Flat', 'Rent'],
        ['Sai Darshan', '1', '9000'],
        ['Sai Darshan', '2', '9500'],
        [],
        ['Sai Darshan', '', '9900'],
        ['Om', '4', '9950'],
      ],
    ],
  ]);
});

it('looks at a hundred sheets at most', async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({ name: `${at}`, rows: [] }));
  expect(await sheetsOf(workbook(many), MEGABYTE)).toHaveLength(100);
});

it('leaves out sheets that are hidden', async () => {
  const rows = [['Rent']];
  const names = async (hidden: boolean[]) =>
    (
      await sheetsOf(workbook(hidden.map((isHidden, at) => ({ name: `${at}`, rows, isHidden }))), MEGABYTE)
    ).map(({ name }) => name);
  expect(await names([true, false, false])).toEqual(['1', '2']);
  expect(await names([true, true])).toEqual(['0', '1']);
});

const oldOffice = (inside: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(512),
    Buffer.from(inside, 'utf16le'),
  ]);
const binary = packed({
  '_rels/.rels':
    '<Relationships><Relationship Id="1" Type="http://x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
  'xl/workbook.bin': '\0',
});
const good = workbook([{ name: 'A', rows: [['Rent'], [9000]] }]);

it.each([
  ['an old workbook', oldOffice('Workbook'), 'workbook.other-kind', { kind: '.xls' }],
  ['a locked workbook', oldOffice('EncryptedPackage'), 'workbook.locked', undefined],
  ['a binary workbook', binary, 'workbook.other-kind', { kind: '.xlsb' }],
  ['another ZIP', packed({ 'photo.jpg': 'x' }), 'workbook.damaged', undefined],
  ['a workbook cut short', good.subarray(0, good.length - 300), 'workbook.damaged', undefined],
])('says what %s is', async (_, bytes, reason, params) => {
  expect(isWorkbook(bytes)).toBe(true);
  await expect(rowsOf(bytes)).rejects.toMatchObject({ refusal: { reason, ...(params && { params }) } });
});

const sheetOf = (xml: string) =>
  packed({
    '_rels/.rels':
      '<Relationships><Relationship Id="1" Type="http://x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="1" Type="http://x/worksheet" Target="s.xml"/></Relationships>',
    'xl/s.xml': xml,
  });
const inSheet = (rows: string) => sheetOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

it.each([
  ['zeros packed small', inSheet(' '.repeat(12 * MEGABYTE)), 'workbook.too-large'],
  [
    'cells that say too much',
    inSheet(`<row><c t="str"><v>${'x'.repeat(2 * MEGABYTE)}</v></c></row>`),
    'workbook.too-large',
  ],
  [
    'a million empty places before a cell',
    inSheet('<row><c r="KN1"><v>1</v></c></row>'.repeat(5_000)),
    'workbook.too-large',
  ],
  ['a row that no sheet has', inSheet('<row r="99999999"><c><v>1</v></c></row>'), 'workbook.damaged'],
  [
    'cells merged over each other',
    inSheet(`<row r="500000"><c><v>1</v></c></row>${'<mergeCell ref="A1:A900000"/>'.repeat(100)}`),
    'workbook.too-large',
  ],
  ['names without end', inSheet('<mergeCell/>'.repeat(70_000)), 'workbook.damaged'],
  ['tags in tags', inSheet('<a>'.repeat(200)), 'workbook.damaged'],
  [
    'a tag of many words',
    inSheet(`<c ${Array.from({ length: 300 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    'workbook.damaged',
  ],
])('refuses %s', async (_, bytes, reason) => {
  expect(bytes.length).toBeLessThan(MEGABYTE / 8);
  await expect(rowsOf(bytes)).rejects.toMatchObject({ refusal: { reason } });
});

it('reads a sheet whose cells do not name their places, with names that have a prefix and no texts or styles', async () => {
  const xml =
    '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Rent</x:t><x:rPh><x:t>spoken</x:t></x:rPh></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row><x:c t="e"><x:v>#N/A</x:v></x:c><x:c t="s"/><x:c t="d"><x:v>2026-12-01</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(await rowsOf(sheetOf(xml))).toEqual([
    [
      'A',
      [
        ['Rent', '2'],
        ['', '', '2026-12-01'],
      ],
    ],
  ]);
});

const html = (rows: string) =>
  Buffer.from(
    `\uFEFF<html xmlns:x="urn:x"><head><meta charset="utf-8"><style>td {color: red}</style></head><body>${rows}`,
  );
const ods = (rows: string) =>
  packed({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="Homes">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });

it.each([
  [
    'an HTML table that is called .xls',
    html(`<table border=1><tr><td colspan=3>Flats&nbsp;&amp; houses<tr><th>Place<th>Rooms<th>Rent</tr>
      <tr><td rowspan="3">Baner<br>Pune</td><td x:num>2</td><td>₹ 25,000</td></tr><tr></tr>
      <tr><td>1<td>&#8377; 9,000</tr></table>`),
    '1',
  ],
  [
    'an XML spreadsheet',
    Buffer.from(`<?xml version="1.0"?><Workbook xmlns:ss="urn:x"><Worksheet ss:Name="Homes"><Table>
      <Row><Cell ss:MergeAcross="2"><Data>Flats &amp; houses</Data></Cell></Row>
      <Row><Cell><Data>Place</Data></Cell><Cell><Data>Rooms</Data></Cell><Cell><Data>Rent</Data></Cell></Row>
      <Row><Cell ss:MergeDown="2"><Data>Baner Pune</Data></Cell><Cell><Data>2</Data></Cell><Cell><Data>₹ 25,000</Data></Cell></Row>
      <Row ss:Index="5"><Cell ss:Index="2"><Data>1</Data></Cell><Cell><Data>₹ 9,000</Data></Cell></Row></Table></Worksheet></Workbook>`),
    'Homes',
  ],
  [
    'a LibreOffice workbook',
    ods(`<table:table-row><table:table-cell table:number-columns-spanned="3"><text:p>Flats &amp; houses</text:p></table:table-cell><table:covered-table-cell table:number-columns-repeated="2"/></table:table-row>
      <table:table-row><table:table-cell><text:p>Place</text:p></table:table-cell><table:table-cell><text:p>Rooms</text:p></table:table-cell><table:table-cell><text:p>Rent</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16381"/></table:table-row>
      <table:table-row><table:table-cell table:number-rows-spanned="3"><text:p>Baner</text:p><text:p>Pune</text:p></table:table-cell><table:table-cell><text:p>2</text:p></table:table-cell><table:table-cell><text:p>₹ 25,000</text:p></table:table-cell></table:table-row>
      <table:table-row><table:covered-table-cell/><table:table-cell/></table:table-row>
      <table:table-row><table:covered-table-cell/><table:table-cell><text:p>1</text:p></table:table-cell><table:table-cell><text:p>₹ 9,000</text:p></table:table-cell></table:table-row>
      <table:table-row table:number-rows-repeated="1048571"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`),
    'Homes',
  ],
])('reads %s, merged cells and all', async (_, bytes, name) => {
  expect(isWorkbook(bytes)).toBe(true);
  const [[, rows] = []] = await rowsOf(bytes);
  expect((await rowsOf(bytes)).map(([one]) => one)).toEqual([name]);
  const said = (rows as string[][]).filter((cells) => cells.length > 0);
  expect(said.map((cells) => cells.filter((cell) => cell !== ''))).toEqual([
    ['Flats & houses'],
    ['Place', 'Rooms', 'Rent'],
    ['Baner Pune', '2', '₹ 25,000'],
    ['Baner Pune', '1', '₹ 9,000'],
  ]);
});

it.each([
  [
    'many rows that say a lot',
    ods(
      `<table:table-row table:number-rows-repeated="1000000"><table:table-cell><text:p>Baner</text:p></table:table-cell></table:table-row>`,
    ),
    'workbook.too-large',
  ],
  ['tags without an end', html('<table>'.repeat(200)), 'workbook.damaged'],
])('does not fill the memory for %s', async (_, bytes, reason) => {
  await expect(rowsOf(bytes)).rejects.toMatchObject({ refusal: { reason } });
});
