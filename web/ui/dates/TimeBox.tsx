import { useWords } from '#web/kit/words.ts'
import { Field, type FieldProps, inputClass } from '#web/ui/controls/Field.tsx'
import { dateWords } from '#words/base/dates.ts'
import { readTime } from './readDate.ts'
import { useSentence, useTypedDate } from './typedDate.ts'

type TimeBoxProps = FieldProps & { value: string; onChoose: (time: string) => void }

/** A time of the day, `21:30`; it is never none. */
export function TimeBox({ label, hint, error, value, onChoose }: TimeBoxProps) {
  const { shapes } = useWords(dateWords)
  const sentence = useSentence({})
  const { wrong, props } = useTypedDate({ value, read: readTime, onTake: time => time && onChoose(time) })
  return (
    <Field label={label} hint={hint} error={sentence(wrong) ?? error}>
      {wiring => <input {...props} {...wiring} placeholder={shapes.time} className={`${inputClass} tabular-nums`} />}
    </Field>
  )
}
