// The pin of a home in the form that lists it.
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturnType } from '@mantine/form';
import { isInCity } from '../../../domain/home-pin.ts';
import type { Point } from '../../../domain/map.ts';
import type { FormValues } from './listing-values.ts';
import { PinChooser } from './pin-chooser.tsx';

type PinFieldProps = { city: string; form: UseFormReturnType<FormValues>; start: Point | null };

export function PinField({ form, city, start }: PinFieldProps) {
  const { t } = useLingui();
  const point = form.getValues().point ?? null;
  return (
    <PinChooser
      point={point}
      start={start}
      description={t`Optional. People you accept get directions to it; others see only the approximate area.`}
      elsewhere={
        point !== null &&
        !isInCity(point, start) &&
        t`This pin is not in ${city}. Move the pin, take it off, or choose another city.`
      }
      error={form.errors.point}
      onPoint={(next) => {
        form.setFieldValue('point', next);
        form.clearFieldError('point');
      }}
      onError={(problem) => form.setFieldError('point', problem)}
    />
  );
}
