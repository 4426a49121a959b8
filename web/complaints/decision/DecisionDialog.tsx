import { useState } from 'react'
import { fenOf } from '#contract/base/texts/yuan.ts'
import { fen } from '#contract/base/values.ts'
import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { type Respondent, respondents } from '#contract/complaints/complaint-types.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { WhatFacts } from '#web/complaints/WhatFacts.tsx'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { WorkerSteps } from '#web/shared/order/steps/WorkerSteps.tsx'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Textarea, TextField } from '#web/ui/controls/TextField.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { ChipRow } from './ChipRow.tsx'
import { MeasureFields } from './MeasureFields.tsx'
import { isComplete, MoneyFields } from './MoneyFields.tsx'
import { type ChosenMeasures, type Money, measuresOf, noMoney } from './values.ts'

/** The liability as typed: per cent by side. */
type Percent = Record<Respondent, string>

const none: Percent = { customer: '0', merchant: '0', worker: '0', platform: '0' }

function percentOf({ liability }: ComplaintRow): Percent {
  if (!liability) return none
  const percent = (side: Respondent) => String(liability[side] / 100)
  return Object.fromEntries(respondents.map(side => [side, percent(side)])) as Percent
}

/** Converts per cent as typed, with at most two decimals, to basis points. */
function shareOf(typed: string): number | null {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null
}

function sharesOf(percent: Percent): Record<Respondent, number> {
  return Object.fromEntries(respondents.map(side => [side, shareOf(percent[side]) ?? 0])) as Record<Respondent, number>
}

function sumOf(percent: Percent): number {
  return respondents.reduce((total, side) => total + (shareOf(percent[side]) ?? 0), 0)
}

function isWhole(percent: Percent): boolean {
  return sumOf(percent) === 10_000 && respondents.every(side => shareOf(percent[side]) !== null)
}

/** Whether a side was chosen; one whose field is empty while it is typed still is. */
function isLiable(percent: Percent, side: Respondent): boolean {
  return shareOf(percent[side]) !== 0
}

/** Adds or takes away a side; the chosen ones share the liability evenly, the first the rest. */
function toggled(percent: Percent, side: Respondent): Percent {
  const chosen = respondents.filter(each => (each === side) !== isLiable(percent, each))
  if (chosen.length === 0) return none
  const each = Math.floor(100 / chosen.length)
  const rest = 100 - each * chosen.length
  return { ...none, ...Object.fromEntries(chosen.map((one, at) => [one, String(at === 0 ? each + rest : each)])) }
}

const operations = { propose: complaints.propose, resolve: complaints.resolve }

type DecisionDialogProps = { action: keyof typeof operations; complaint: ComplaintRow; onClose: () => void }
type Values = { percent: Percent; money: Money; measures: ChosenMeasures; verdict: string }

/** Decides in one step: who is liable, what is given, what happens to the respondent, and why; the complainant answers next. */
export function DecisionDialog({ action, complaint, onClose }: DecisionDialogProps) {
  const text = useWords(complaintsWords)
  const mayGive = useMay('complaints.compensate')
  const mayPunish = useMay('complaints.punish')
  const [initial] = useState<Values>(() => ({
    percent: percentOf(complaint),
    money: noMoney,
    measures: {},
    verdict: '',
  }))
  const form = useForm(operations[action], {
    initial,
    record: complaint,
    input: ({ percent, money, measures, verdict }) => ({
      liability: sharesOf(percent),
      verdict,
      compensation: money.kind
        ? { kind: money.kind, amountFen: fen(fenOf(money.yuan) ?? 0), confirmedFen: money.confirmedFen }
        : null,
      measures: measuresOf(measures),
    }),
    done: text.done,
    onDone: onClose,
  })
  const { percent, money, measures, verdict } = form.values
  const length = verdict.trim().length

  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<Known complaint={complaint} />}
      consequence={text.consequences[action]}
      form={form}
      ready={isWhole(percent) && length >= 10 && isComplete(money)}
      onClose={onClose}
    >
      <Liability percent={percent} onChange={next => form.set({ percent: next })} />
      {mayGive && (
        <MoneyFields
          complaint={complaint}
          money={money}
          error={form.errors.compensation ?? form.errors['compensation.amountFen']}
          onChange={next => form.set({ money: next })}
        />
      )}
      {mayPunish && (
        <MeasureFields complaint={complaint} chosen={measures} onChange={next => form.set({ measures: next })} />
      )}
      <Textarea
        label={text.verdict}
        hint={text.verdictHint(length)}
        error={form.errors.verdict ?? form.errors.liability}
        rows={4}
        maxLength={500}
        value={verdict}
        onChange={event => form.set({ verdict: event.target.value })}
      />
    </ConfirmDialog>
  )
}

/** Which complaint it is, and where the worker was. */
function Known({ complaint }: { complaint: ComplaintRow }) {
  const { data } = useRead(api.complaints.get, { id: complaint.id })
  return (
    <div className="grid gap-3">
      <WhatFacts complaint={complaint} />
      {data?.steps && <WorkerSteps steps={data.steps} />}
    </div>
  )
}

/** Who is liable: one side alone by its chip, several with their shares. */
function Liability({ percent, onChange }: { percent: Percent; onChange: (percent: Percent) => void }) {
  const text = useWords(complaintsWords)
  const { liable } = useWords(complaintDecisionWords)
  const { sides } = useWords(complaintNameWords)
  const chosen = respondents.filter(side => isLiable(percent, side))
  return (
    <ChipRow label={liable}>
      {respondents.map(side => (
        <Chip key={side} chosen={chosen.includes(side)} onChoose={() => onChange(toggled(percent, side))}>
          {sides[side]}
        </Chip>
      ))}
      {chosen.length > 1 && (
        <div className="grid w-full grid-cols-2 gap-3 pt-1">
          {chosen.map(side => (
            <TextField
              key={side}
              label={text.percentOf(sides[side])}
              inputMode="decimal"
              value={percent[side]}
              onChange={event => onChange({ ...percent, [side]: event.target.value })}
            />
          ))}
          <p className={`col-span-2 text-sm ${isWhole(percent) ? 'text-good-ink' : 'text-warn-ink'}`}>
            {text.sumIs(sumOf(percent) / 100)}
          </p>
        </div>
      )}
    </ChipRow>
  )
}
