import Trash2 from 'lucide-react/icons/trash'
import { fenOf } from '#contract/base/texts/yuan.ts'
import { sides } from '#contract/money/accounts.ts'
import { useWords } from '#web/kit/words.ts'
import { AmountField } from '#web/ui/controls/AmountField.tsx'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { adjustmentWords, ledgerWords } from '#words/money/ledger.ts'
import { AccountField } from './AccountField.tsx'
import { isRepeated, type LineDraft } from './lines.ts'

type LineFieldsProps = {
  lines: readonly LineDraft[]
  onChange: (lines: LineDraft[]) => void
}

/** The fields of each line: account, side and amount. */
export function LineFields({ lines, onChange }: LineFieldsProps) {
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
