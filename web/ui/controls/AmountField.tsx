import { fenOf } from '#contract/base/texts/yuan.ts'
import { useWords } from '#web/kit/words.ts'
import { uiWords } from '#words/base/ui.ts'
import { TextField } from './TextField.tsx'

type AmountFieldProps = {
  label: string
  value: string
  error?: string | undefined
  hint?: string | undefined
  onChange: (value: string) => void
}

/** Yuan as typed. */
export function AmountField({ label, value, error, hint, onChange }: AmountFieldProps) {
  const text = useWords(uiWords)
  const isWrong = value.trim() !== '' && fenOf(value) === null
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={isWrong ? text.amountWrong : error}
      hint={hint}
      onChange={event => onChange(event.target.value)}
    />
  )
}
