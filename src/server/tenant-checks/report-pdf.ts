/** The report of a check as a PDF: the same for owner and applicant. */
import type { AnsweredPoint } from '../../contract/tenant-checks.ts';
import { dateInIndia } from '../../domain/dates.ts';
import type { Operator } from '../../domain/gst.ts';
import type { Language } from '../../domain/languages.ts';
import type { CheckPoint, PointAnswer } from '../../domain/tenant-checks.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { renderPdf } from '../lib/pdf/document.ts';
import { type CheckRow, numberOf } from './check-rows.ts';

const pointWords = (): Record<CheckPoint, string> => ({
  identity: i18n._('Identity'),
  pan_name: i18n._('Name on the PAN'),
  address: i18n._('Current address'),
  employer: i18n._('Work or study'),
  previous_landlord: i18n._('Previous owner'),
  police_receipt: i18n._('Police verification receipt'),
});

const answerWords = (): Record<PointAnswer, string> => ({
  confirmed: i18n._('Confirmed'),
  not_confirmed: i18n._('Not confirmed'),
  not_checkable: i18n._('Could not be checked'),
});

type Reported = { check: CheckRow; answers: readonly AnsweredPoint[]; operator: Operator };

export async function reportPdf({ check, answers, operator }: Reported, language: Language): Promise<File> {
  const number = numberOf(check);
  const title = inLanguage(language, () => i18n._('Report of tenant check {number}', { number }));
  const day = (at: string | null) => (at ? shown.date(dateInIndia(new Date(at).toISOString())) : '');
  const pdf = await renderPdf({ title, footer: `Kiraya · ${number}`, language, operator }, (report) => {
    report.title(i18n._('Report of tenant check {number}', { number }));
    report.facts([
      [i18n._('Applicant'), check.person_name],
      [i18n._('Ordered by'), check.orderer_name ?? ''],
      [i18n._('Home'), homeInWords(check.home)],
      [i18n._('Reason'), check.purpose],
      [i18n._('Applicant agreed on'), day(check.agreed_at)],
      [i18n._('Date'), day(check.ended_at)],
    ]);
    const [points, said] = [pointWords(), answerWords()];
    report.table(
      [
        { title: i18n._('Point'), width: 3, value: ({ point }: AnsweredPoint) => points[point] },
        { title: i18n._('Answer'), width: 3, value: ({ answer }) => said[answer] },
        { title: i18n._('Checked with'), width: 4, value: ({ source }) => source },
        { title: i18n._('Checked on'), width: 2, value: ({ checked_on: on }) => shown.date(on) },
      ],
      answers,
    );
    for (const { point, note } of answers) if (note) report.note(`${points[point]}: ${note}`);
    report.note(
      i18n._(
        'This report says what we could confirm on these days. It is no recommendation; the owner decides.',
      ),
    );
    report.note(
      i18n._('Documents are deleted after {files}. This report is kept until {kept}.', {
        files: check.files_until ? shown.date(check.files_until) : '',
        kept: check.kept_until ? shown.date(check.kept_until) : '',
      }),
    );
  });
  return new File([new Uint8Array(pdf)], `kiraya-check-${number}.pdf`, { type: 'application/pdf' });
}
