import { useWords } from '#web/kit/words.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { movesText } from './text.ts'
import { fenOf } from './yuan.ts'

type AmountFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** Yuan as a person types them. */
export function AmountField({ label, value, onChange }: AmountFieldProps) {
  const text = useWords(movesText)
  const isWrong = value.trim() !== '' && fenOf(value) === null
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={value}
      error={isWrong ? text.amountWrong : undefined}
      onChange={event => onChange(event.target.value)}
    />
  )
}
