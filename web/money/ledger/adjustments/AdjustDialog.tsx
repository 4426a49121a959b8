import CircleCheck from 'lucide-react/icons/circle-check'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { moneyText } from '#contract/base/money.ts'
import { fenOf } from '#contract/base/texts/yuan.ts'
import { sides as bothSides, sides } from '#contract/money/accounts.ts'
import { ledger } from '#contract/money/ledger.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { ReasonField } from '#web/ui/ask/ReasonField.tsx'
import { isReason, type ReasonInput, reasonOf } from '#web/ui/ask/reason.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { uiWords } from '#words/base/ui.ts'
import { adjustmentWords, ledgerWords } from '#words/money/ledger.ts'
import { AccountField } from './AccountField.tsx'
import { askedLines, firstLines, isRepeated, type LineDraft, lackOf, sumOn, withNextLine } from './lines.ts'

type Values = { lines: LineDraft[]; why: ReasonInput }

const mostLines = 20

/** Asks for an adjustment by its lines; says at every key whether they balance. */
export function AdjustDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(adjustmentWords)
  const { noteHint } = useWords(uiWords)
  const [initial] = useState<Values>(() => ({ lines: firstLines(), why: { note: '' } }))
  const form = useForm(ledger.adjust, {
    initial,
    // The button is disabled until the lines are complete and balance.
    input: ({ lines, why }: Values) => ({ lines: askedLines(lines) ?? [], reason: reasonOf(why) }),
    onDone: ({ no }) => {
      toast.success(text.isAsked(no))
      onClose()
    },
  })
  const { lines, why } = form.values
  const setLines = (next: LineDraft[]) => form.set({ lines: next })
  return (
    <FormDialog
      title={text.add}
      width={720}
      form={form}
      ready={askedLines(lines) !== null && isReason(reasonOf(why))}
      onClose={onClose}
    >
      <p className="text-xs text-muted">{text.form.takeBackHint}</p>
      <LineFields lines={lines} onChange={setLines} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-line-strong pt-3">
        <Button icon={Plus} disabled={lines.length >= mostLines} onClick={() => setLines(withNextLine(lines))}>
          {text.form.addLine}
        </Button>
        <Sums lines={lines} />
      </div>
      <ReasonField choices={text.form.reasons} value={why} onChange={next => form.set({ why: next })} hint={noteHint} />
      <p className="rounded-md bg-ground px-3 py-2 text-sm text-muted">{text.consequences.ask}</p>
    </FormDialog>
  )
}

/** What both sides add up to, and which one lacks how much. */
function Sums({ lines }: { lines: readonly LineDraft[] }) {
  const { form } = useWords(adjustmentWords)
  const { sides } = useWords(ledgerWords)
  const lack = lackOf(lines)
  const isEmpty = sumOn(lines, 'debit') === 0 && lack === null
  const Icon = lack ? TriangleAlert : CircleCheck
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {bothSides.map(side => (
        <span key={side} className="text-muted">
          {sides[side]}{' '}
          <span className="font-medium text-ink">
            <Money fen={sumOn(lines, side)} />
          </span>
        </span>
      ))}
      <span
        role="status"
        className={`flex items-center gap-1.5 font-medium ${lack ? 'text-warn-ink' : 'text-good-ink'}`}
      >
        {isEmpty ? (
          <span className="font-normal text-muted">{form.incomplete}</span>
        ) : (
          <>
            <Icon size={14} aria-hidden />
            {lack ? form.missing(sides[lack.side], moneyText(lack.amountFen)) : form.balanced}
          </>
        )}
      </span>
    </div>
  )
}

type LineFieldsProps = {
  lines: readonly LineDraft[]
  onChange: (lines: LineDraft[]) => void
}

/** The fields of each line: account, side and amount. */
function LineFields({ lines, onChange }: LineFieldsProps) {
  const { form } = useWords(adjustmentWords)
  const names = useWords(ledgerWords).sides
  const change = (line: LineDraft, patch: Partial<LineDraft>) =>
    onChange(lines.map(one => (one === line ? { ...one, ...patch } : one)))

  function errorOf(line: LineDraft): string | undefined {
    if (isRepeated(lines, line)) return form.accountTwice
    return line.code === '' && line.typed !== '' && fenOf(line.amount) ? form.accountUnknown : undefined
  }

  return lines.map((line, at) => (
    <fieldset
      key={line.key}
      className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 desktop:grid-cols-[minmax(0,1fr)_7rem_8rem_auto]"
    >
      <legend className="sr-only">{form.lineOf(at + 1)}</legend>
      <div className="max-desktop:col-span-3">
        <AccountField line={line} error={errorOf(line)} onChange={account => change(line, account)} />
      </div>
      <Select
        label={form.side}
        value={line.side}
        options={sides.map(side => ({ value: side, label: names[side] }))}
        onChoose={side => change(line, { side })}
      />
      <AmountField label={form.amount} value={line.amount} onChange={amount => change(line, { amount })} />
      <span className="self-start pt-6">
        <IconButton
          icon={Trash2}
          label={form.removeLine(at + 1)}
          disabled={lines.length <= 2}
          onClick={() => onChange(lines.filter(one => one !== line))}
        />
      </span>
    </fieldset>
  ))
}
