import { Suspense, useRef, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { dateWords } from '#words/base/dates.ts'
import { BoxFrame, CalendarButton, typedClass } from './BoxFrame.tsx'
import { type Days, daysOfRange, ranges } from './ranges.ts'
import { type Reading, readDay } from './readDate.ts'
import { useSentence, useTerms, useTypedDate } from './typedDate.ts'

const RangePopup = lazily(async () => (await import('./RangePopup.tsx')).RangePopup)

type DateRangeBoxProps = {
  /** Which day of a record is meant. */
  label: string
  /** That a control beside it shows the same. */
  isNamedBeside?: boolean
  days: Days
  onChoose: (days: Days) => void
}

/** From one day to another, both included, or open on a side. Of a range that would end before it begins, the day given last remains. */
export function DateRangeBox({ label, isNamedBeside = false, days, onChoose }: DateRangeBoxProps) {
  const text = useWords(dateWords)
  const sentence = useSentence({})
  const frame = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const first = useEnd({ days, end: 'from', onChoose, onOpen: open })
  const last = useEnd({ days, end: 'to', onChoose, onOpen: open })
  const isEmpty = days.from === '' && days.to === ''

  function choose(next: Days): void {
    first.forget()
    last.forget()
    setOpen(false)
    if (next.from !== days.from || next.to !== days.to) onChoose(next)
  }

  return (
    <BoxFrame ref={frame} group={label} isEmpty={isEmpty} note={sentence(first.wrong ?? last.wrong)}>
      {!isNamedBeside && <span className="truncate pl-2.5 text-sm text-muted">{label}</span>}
      <input
        {...first.props}
        aria-label={text.first}
        placeholder={text.first}
        className={`${typedClass} w-25 shrink-0`}
      />
      <span aria-hidden className="text-sm text-muted">
        {text.to}
      </span>
      <input {...last.props} aria-label={text.last} placeholder={text.last} className={`${typedClass} w-25 shrink-0`} />
      <CalendarButton label={label} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      <Suspense>
        {isOpen && (
          <RangePopup anchor={frame} label={label} days={days} onChoose={choose} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </BoxFrame>
  )
}

type EndTerms = Pick<DateRangeBoxProps, 'days' | 'onChoose'> & { end: 'from' | 'to'; onOpen: () => void }

/** One end of the range. The name of a range gives both. */
function useEnd({ days, end, onChoose, onOpen }: EndTerms) {
  const { ranges: names } = useWords(dateWords)
  const terms = useTerms({})

  function read(typed: string): Reading {
    const range = rangeOf(typed, names)
    return range ? { value: range } : readDay(typed, terms())
  }

  function take(value: string): void {
    const range = rangeOf(value, names)
    onChoose(range ? daysOfRange(range, terms().today) : withEnd(days, end, value))
  }

  return useTypedDate({ value: days[end], read, onTake: take, onOpen })
}

/** Of the ranges of several days: today is a day as well. */
function rangeOf(typed: string, names: Readonly<Record<(typeof ranges)[number], string>>) {
  const name = typed.normalize('NFKC').trim().toLowerCase()
  return ranges.slice(2).find(range => name === range || name === names[range].toLowerCase())
}

function withEnd(days: Days, end: 'from' | 'to', day: string): Days {
  const next = { ...days, [end]: day }
  return next.from && next.to && next.from > next.to ? { from: day, to: day } : next
}
