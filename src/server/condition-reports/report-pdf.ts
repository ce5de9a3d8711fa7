/** What the PDF of a condition report says, room by room. */
import type { ConditionReport } from '../../contract/condition-reports.ts';
import type { LeaseSide } from '../../domain/leases.ts';
import type { LeaseRow } from '../leases/parties.ts';
import { both, i18n, inBoth, inLanguage, shown } from '../lib/i18n.ts';
import { type Picture, type Report, renderPdf } from '../lib/pdf/document.ts';
import {
  conditionNames,
  itemName,
  keyName,
  meterNames,
  reportNames,
  roomName,
  unitNames,
} from './report-labels.ts';

type Parts = {
  report: Omit<ConditionReport, 'photos'>;
  lease: Pick<LeaseRow, 'homeName' | 'homeAddress' | 'landlordName' | 'tenantName'>;
  /** Small JPEGs by the line they show. */
  images: ReadonlyMap<string, readonly Buffer[]>;
};

/** The same facts give the same words. */
export function reportPdf(parts: Parts): Promise<Buffer> {
  const { report, lease } = parts;
  const title = inLanguage('en', () => `${reportNames[report.kind]()}, ${lease.homeName}`);
  return renderPdf({ title, footer: `Kiraya · ${title} · ${report.id}`, language: 'en' }, (pdf) =>
    write(pdf, parts),
  );
}

function write(pdf: Report, { report, lease, images }: Parts): void {
  const beside = (say: () => string, weight?: 'bold') => pdf.beside(...inBoth(say), weight);
  pdf.title(both(reportNames[report.kind]));
  beside(() => standing(report));
  pdf.facts([
    [both(() => i18n._('Home')), [lease.homeName, lease.homeAddress].filter(Boolean).join(', ')],
    [both(() => i18n._('Landlord')), lease.landlordName],
    [both(() => i18n._('Tenant')), lease.tenantName],
    [both(() => i18n._('Looked at on')), shown.date(report.inspected_on)],
    [
      both(() => i18n._('Written by')),
      `${report.author_name} (${both(sideNames[report.written_by])}), ${shown.instant(report.sent_at)}`,
    ],
  ]);
  for (const room of report.rooms) writeRoom(pdf, room, report, images);
  writeMeters(pdf, report, images);
  writeKeys(pdf, report, images);
  const general = report.comments.filter(({ line_id }) => line_id === null);
  if (general.length > 0) beside(() => i18n._('Comments'), 'bold');
  for (const comment of general) pdf.text(said(comment));
}

const sideNames: Readonly<Record<LeaseSide, () => string>> = {
  landlord: () => i18n._('Landlord'),
  tenant: () => i18n._('Tenant'),
};

function standing({ agreed_at, agreed_by_name, author_name, comments, version }: Parts['report']): string {
  if (agreed_at === null)
    return i18n._('Not agreed yet: one side wrote it, and the other side has not said yes.');
  const values = { author: author_name, name: agreed_by_name ?? '', time: shown.instant(agreed_at) };
  // Comments on earlier versions were answered by another version.
  return comments.some((comment) => comment.version === version)
    ? i18n._(
        'Agreed on Kiraya on {time}: {author} wrote it, and {name} closed it. The comments beside the lines belong to it.',
        values,
      )
    : i18n._('Agreed on Kiraya on {time}: {author} wrote it, and {name} said yes to every line.', values);
}

const said = ({ by, body, version }: ConditionReport['comments'][number]): string =>
  `${both(sideNames[by])} (${both(() => i18n._('version {version}', { version }))}): ${body}`;

type Images = Parts['images'];
type Written = Parts['report'];

const commentsOn = ({ comments }: Written, id: string): string =>
  comments
    .filter(({ line_id }) => line_id === id)
    .map(said)
    .join(' / ');

function writeRoom(pdf: Report, room: Written['rooms'][number], report: Written, images: Images): void {
  pdf.heading(both(() => roomName(report.rooms, room)));
  pdf.table<(typeof room.items)[number]>(
    [
      { title: both(() => i18n._('What')), width: 4, value: (item) => both(() => itemName(item)) },
      {
        title: both(() => i18n._('Condition')),
        width: 3,
        value: ({ condition }) => both(conditionNames[condition]),
      },
      { title: both(() => i18n._('Note')), width: 4, value: ({ note }) => note ?? '' },
      { title: both(() => i18n._('Comments')), width: 4, value: ({ id }) => commentsOn(report, id) },
    ],
    room.items,
  );
  const ofRoom = commentsOn(report, room.id);
  if (ofRoom) pdf.text(ofRoom);
  pdf.pictures([
    ...picturesOf(images, room.id, () => roomName(report.rooms, room)),
    ...room.items.flatMap((item) => picturesOf(images, item.id, () => itemName(item))),
  ]);
}

const picturesOf = (images: Images, id: string, name: () => string): Picture[] =>
  (images.get(id) ?? []).map((image) => ({ image, name: both(name) }));

function writeMeters(pdf: Report, report: Written, images: Images): void {
  if (report.meters.length === 0) return;
  pdf.heading(both(() => i18n._('Meters')));
  pdf.table<Written['meters'][number]>(
    [
      { title: both(() => i18n._('Meter')), width: 4, value: ({ kind }) => both(meterNames[kind]) },
      { title: both(() => i18n._('Number')), width: 3, value: ({ number }) => number ?? '–' },
      {
        title: both(() => i18n._('Reading')),
        width: 3,
        isNumber: true,
        value: ({ reading, unit }) => `${reading} ${unitNames[unit]}`,
      },
      { title: both(() => i18n._('Comments')), width: 5, value: ({ id }) => commentsOn(report, id) },
    ],
    report.meters,
  );
  pdf.pictures(report.meters.flatMap(({ id, kind }) => picturesOf(images, id, meterNames[kind])));
}

function writeKeys(pdf: Report, report: Written, images: Images): void {
  if (report.keys.length === 0) return;
  pdf.heading(both(() => i18n._('Keys')));
  pdf.table<Written['keys'][number]>(
    [
      { title: both(() => i18n._('Key')), width: 5, value: (key) => both(() => keyName(key)) },
      { title: both(() => i18n._('Number')), width: 2, isNumber: true, value: ({ count }) => String(count) },
      { title: both(() => i18n._('Comments')), width: 6, value: ({ id }) => commentsOn(report, id) },
    ],
    report.keys,
  );
  pdf.pictures(report.keys.flatMap((key) => picturesOf(images, key.id, () => keyName(key))));
}
