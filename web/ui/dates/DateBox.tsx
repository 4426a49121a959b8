import { Suspense, useRef, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Field, type FieldProps } from '#web/ui/controls/Field.tsx'
import { dateWords } from '#words/base/dates.ts'
import { BoxFrame, CalendarButton, dayWidth, momentWidth, typedClass } from './BoxFrame.tsx'
import { readDay, readMoment } from './readDate.ts'
import { type Bounds, type TypedDate, useSentence, useTerms, useTypedDate } from './typedDate.ts'

const DayPopup = lazily(async () => (await import('./DayPopup.tsx')).DayPopup)

type Kind = 'day' | 'moment'
type Choice = { label: string; value: string; onChoose: (value: string) => void }
type FieldBoxProps = FieldProps & Choice & Bounds

/** A day in a form, `2026-11-21`, or none. */
export function DateBox(props: FieldBoxProps) {
  return <FieldBox kind="day" {...props} />
}

/** A day and a time in a form, `2026-11-21T09:00`, or none. */
export function DateTimeBox(props: FieldBoxProps) {
  return <FieldBox kind="moment" {...props} />
}

function FieldBox({ hint, error, ...choice }: FieldBoxProps & { kind: Kind }) {
  const box = useBox(choice)
  return (
    <Field label={choice.label} hint={hint} error={box.sentence ?? error}>
      {wiring => <CalendarText {...choice} box={box} wiring={wiring} />}
    </Field>
  )
}

/** A day among filters or buttons, where its name is not shown. */
export function DayFilter(choice: Choice & Bounds) {
  const box = useBox({ kind: 'day', ...choice })
  return <CalendarText kind="day" {...choice} box={box} wiring={{ 'aria-label': choice.label }} note={box.sentence} />
}

type Box = { typed: TypedDate; sentence: string | undefined; isOpen: boolean; setOpen: (isOpen: boolean) => void }

function useBox({ kind, value, onChoose, ...bounds }: Choice & Bounds & { kind: Kind }): Box {
  const terms = useTerms(bounds)
  const sentence = useSentence(bounds)
  const [isOpen, setOpen] = useState(false)
  const typed = useTypedDate({
    value,
    read: text => (kind === 'day' ? readDay(text, terms()) : readMoment(text, value, terms())),
    onTake: onChoose,
    onOpen: () => setOpen(true),
  })
  return { typed, sentence: sentence(typed.wrong), isOpen, setOpen }
}

type CalendarTextProps = Choice &
  Bounds & {
    kind: Kind
    box: Box
    /** Ids that connect the text with label, hint and error of a field; or its name. */
    wiring: {
      id?: string
      'aria-label'?: string
      'aria-describedby'?: string | undefined
      'aria-invalid'?: boolean | undefined
    }
    note?: string | undefined
  }

function CalendarText({ kind, label, value, onChoose, min, max, box, wiring, note }: CalendarTextProps) {
  const { shapes } = useWords(dateWords)
  const frame = useRef<HTMLSpanElement>(null)
  const { typed, isOpen, setOpen } = box

  function choose(next: string): void {
    typed.forget()
    setOpen(false)
    if (next !== value) onChoose(next)
  }

  return (
    <BoxFrame ref={frame} note={note}>
      <input
        {...typed.props}
        {...wiring}
        aria-invalid={typed.props['aria-invalid'] || wiring['aria-invalid']}
        placeholder={shapes[kind]}
        className={`${typedClass} ${kind === 'day' ? dayWidth : momentWidth}`}
      />
      <CalendarButton label={label} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      <Suspense>
        {isOpen && (
          <DayPopup
            anchor={frame}
            label={label}
            value={value}
            withTime={kind === 'moment'}
            min={min}
            max={max}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </BoxFrame>
  )
}
