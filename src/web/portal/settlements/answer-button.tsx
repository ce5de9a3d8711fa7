// The tenant answers every deduction at once: yes, or no and why.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Settlement } from '../../../contract/settlements.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useLineName } from '../../components/settlements/settlement-lines.tsx';
import { useReloadSettlements } from '../../components/settlements/use-settlement-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

type Answer = { accepts: boolean | null; reason: string };

export function AnswerButton({ settlement: { id, lines } }: { settlement: Settlement }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadSettlements();
  const dialog = useOpened();
  const nameOf = useLineName();
  const open = lines.filter(({ state }) => state === 'open');
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  const answerTo = (line: string): Answer => answers[line] ?? { accepts: null, reason: '' };
  const change = (line: string, own: Partial<Answer>) =>
    setAnswers({ ...answers, [line]: { ...answerTo(line), ...own } });
  const form = useFormMutation({
    send: api.settlements.answer,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Answer sent`, msg`We’ll notify the other side.`);
      return reload();
    },
  });
  const submit = () => {
    const said = open.map((line) => ({ line_id: line.id, ...answerTo(line.id) }));
    const missing = said.findIndex(({ accepts }) => accepts === null);
    if (missing >= 0) return form.setErrors({ [`answers.${missing}.accepts`]: t`Choose yes or no` });
    form.submit({
      id,
      answers: said.map(({ accepts, ...answer }) => ({ ...answer, accepts: accepts === true })),
    });
  };
  return (
    <div>
      <FormDialogButton
        {...dialog}
        label={t`Answer the deductions`}
        submitLabel={t`Send your answer`}
        button={{ variant: 'filled' }}
        isBusy={form.isBusy}
        onSubmit={submit}
      >
        <Text size="sm">
          <Trans>
            What you accept is taken from the deposit. What you do not accept is decided by our team. You can
            add photos before you answer and afterwards.
          </Trans>
        </Text>
        {open.map((line, place) => {
          const { accepts, reason } = answerTo(line.id);
          return (
            <Stack key={line.id} gap="xs">
              <Radio.Group
                label={`${nameOf(line)} · ${formatRupeesExact(paise(line.amount))}`}
                value={accepts === null ? null : accepts ? 'yes' : 'no'}
                onChange={(value) => change(line.id, { accepts: value === 'yes' })}
                error={form.errors[`answers.${place}.accepts`]}
              >
                <Stack gap={4} mt={4}>
                  <Radio value="yes" label={t`I accept it`} />
                  <Radio value="no" label={t`I do not accept it`} />
                </Stack>
              </Radio.Group>
              {accepts === false && (
                <Textarea
                  label={t`Why not?`}
                  required
                  autosize
                  minRows={2}
                  maxLength={1000}
                  value={reason}
                  onChange={(event) => change(line.id, { reason: event.currentTarget.value })}
                  error={form.errors[`answers.${place}.reason`]}
                />
              )}
            </Stack>
          );
        })}
      </FormDialogButton>
    </div>
  );
}
