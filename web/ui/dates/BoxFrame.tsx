import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode, Ref } from 'react'
import { useWords } from '#web/kit/words.ts'
import { dateWords } from '#words/base/dates.ts'

/** As wide as a date, and as one with its time. */
export const dayWidth = 'w-28'
export const momentWidth = 'w-42'

export const typedClass =
  'h-full min-w-0 rounded-md bg-transparent px-2 text-base text-ink tabular-nums placeholder:text-muted disabled:opacity-60'

type BoxFrameProps = {
  ref?: Ref<HTMLSpanElement>
  /** Name of the whole where it has more than one text. */
  group?: string
  isEmpty?: boolean
  /** Why what was typed was not read, where no field around it says so. */
  note?: string | undefined
  children: ReactNode
}

/** The border around what is typed and the button beside it. */
export function BoxFrame({ ref, group, isEmpty = false, note, children }: BoxFrameProps) {
  return (
    <span
      {...(group && { role: 'group', 'aria-label': group, 'data-chooses': '' })}
      className={`inline-grid max-w-full gap-0.5 ${isEmpty ? 'print:hidden' : ''}`}
    >
      <span
        ref={ref}
        className="flex h-control w-fit max-w-full items-center rounded-md border border-line-strong bg-surface transition-colors duration-100 focus-within:border-accent-ink hover:border-accent has-aria-invalid:border-bad-ink"
      >
        {children}
      </span>
      {note && (
        <span role="alert" className="max-w-80 text-xs text-bad-ink">
          {note}
        </span>
      )}
    </span>
  )
}

type CalendarButtonProps = { label: string; isOpen: boolean; onPress: () => void }

export function CalendarButton({ label, isOpen, onPress }: CalendarButtonProps) {
  const { open } = useWords(dateWords)
  return (
    <button
      type="button"
      aria-label={open(label)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
      className="grid w-8 shrink-0 place-items-center self-stretch rounded-md text-muted pointer-coarse:w-control hover:text-accent-ink print:hidden"
    >
      <CalendarDays size={15} aria-hidden />
    </button>
  )
}
