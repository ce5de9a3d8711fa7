/** Why a workbook is not taken, in the same words on the screen and at the command. */
import { type Refusal, refusal } from '../../../domain/refusals.ts';

export class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused';
  readonly refusal: Refusal;

  constructor(why: Refusal) {
    super(why.message);
    this.refusal = why;
  }
}

export class Damaged extends WorkbookRefused {
  constructor() {
    super(
      refusal(
        'workbook.damaged',
        'We cannot read this workbook. Open it, save it again as .xlsx or CSV, and choose that file',
      ),
    );
  }
}

/** `most`: bytes. */
export const tooLarge = (most: number) =>
  new WorkbookRefused(
    refusal('workbook.too-large', 'This workbook unpacks to more than {most} MB. Split it.', {
      most: Math.floor(most / (1024 * 1024)),
    }),
  );

export const ofOtherKind = (kind: '.xls' | '.xlsb') =>
  new WorkbookRefused(
    refusal(
      'workbook.other-kind',
      'This is a workbook of the kind {kind}. Save it as .xlsx or CSV and choose that file',
      { kind },
    ),
  );

export const locked = () =>
  new WorkbookRefused(
    refusal('workbook.locked', 'This workbook has a password. Save it without one and choose that file'),
  );
