// Above the fields of a form that was refused: each wrong one, with what is wrong and a link to it. A single one has the focus already.
import { Plural } from '@lingui/react/macro';
import { Alert, Anchor, List } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { IconAlertTriangle } from './icons.ts';
import { fieldAt, REFUSED, WRONG } from './refused-form.ts';

type Fault = { field: HTMLElement; label: string; message: string };

export function FormFaults() {
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    const form = place.current?.closest('form');
    return form ? watchFaults(form, setFaults) : undefined;
  }, []);
  const title = useId();
  return (
    // Hidden without faults: an empty element would be a gap in a form that lays out its fields.
    <div ref={place} hidden={faults.length < 2} style={{ flexBasis: '100%' }}>
      {faults.length > 1 && (
        <Alert
          color="red"
          mb="md"
          role="group"
          aria-labelledby={title}
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={
            <span id={title}>
              <Plural
                value={faults.length}
                one="# field needs another look"
                other="# fields need another look"
              />
            </span>
          }
        >
          <List size="sm">
            {faults.map(({ field, label, message }) => (
              <List.Item key={`${field.id} ${label}`}>
                <Anchor
                  size="sm"
                  href={`#${field.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    field.focus();
                  }}
                >
                  {`${label}: ${message}`}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}

/** Tells of the form's wrong fields, from its first refusal on, whenever they change; returns the way to stop. */
function watchFaults(form: HTMLFormElement, tell: (faults: readonly Fault[]) => void): () => void {
  let announced = '';
  const look = () => {
    const faults = faultsOf(form);
    const text = JSON.stringify(faults.map(({ field, label, message }) => [field.id, label, message]));
    if (text !== announced) tell(faults);
    announced = text;
  };
  const changes = new MutationObserver(look);
  const onRefused = () => {
    look();
    changes.observe(form, {
      attributeFilter: ['aria-invalid', 'data-error'],
      characterData: true,
      childList: true,
      subtree: true,
    });
  };
  form.addEventListener(REFUSED, onRefused);
  return () => {
    form.removeEventListener(REFUSED, onRefused);
    changes.disconnect();
  };
}

const faultsOf = (form: HTMLFormElement): Fault[] =>
  [...form.querySelectorAll<HTMLElement>(WRONG)].flatMap((wrong) => {
    const field = fieldAt(wrong);
    const [label, message] = [labelOf(wrong), messageOf(wrong)];
    return field && label && message ? [{ field, label, message }] : [];
  });

function labelOf(field: HTMLElement): string | undefined {
  const own = 'labels' in field ? (field.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
  const label = own ?? document.getElementById(field.getAttribute('aria-labelledby') ?? '');
  const words = label?.cloneNode(true) as HTMLElement | undefined;
  for (const mark of words?.querySelectorAll('[aria-hidden]') ?? []) mark.remove();
  return words?.textContent?.trim() || (field.getAttribute('aria-label') ?? undefined);
}

/** What is wrong stands last of what describes a field, or in an element that says so by its id. */
function messageOf(field: HTMLElement): string | undefined {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const id = ids.find((one) => one.endsWith('-error')) ?? ids.at(-1) ?? '';
  return document.getElementById(id)?.textContent?.trim() || undefined;
}
