/** Whom an opening figure is told of: both sides who have an account. */
import type { OpeningFigure } from '../../contract/opening-figures.ts';
import type { OpeningFigureEvent } from '../../domain/opening-figures.ts';
import type { NoticeTo } from '../audit/act.ts';
import { leasePath, sidesOf } from '../leases/parties.ts';
import type { FigureOf } from './figure-rows.ts';

type News = { event: OpeningFigureEvent; turn: OpeningFigure['turn']; actorId: string | null };

export const figureNotices = ({ figure, lease }: FigureOf, { event, turn, actorId }: News): NoticeTo[] =>
  sidesOf(lease).map(([to, side]) => ({
    to,
    notice: {
      event,
      kind: figure.kind,
      home: lease.homeName,
      tenantSays: figure.tenantSays,
      landlordSays: figure.landlordSays,
      counts: figure.counts,
      date: figure.agreeBy,
      turn: turn === null || turn === 'team' ? turn : turn === side ? 'you' : 'other',
      byYou: to === actorId,
      path: leasePath(lease.id, side),
      ...(figure.decision && event === 'opening-figure.decided' ? { note: figure.decision } : {}),
    },
  }));
