import { type ReactNode, useId, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { foldedWords } from '#words/base/folded.ts'
import { countSet, type Narrowed } from './countSet.ts'

type FoldedFiltersProps = Narrowed & {
  /** How many are set, where the question of the list does not say it. */
  count?: number | undefined
  children: ReactNode
}

/** The filters of a list on a phone: one chip, which says how many are set and opens them in place. */
export function FoldedFilters({
  asked,
  everywhere,
  count = countSet({ asked, everywhere }),
  children,
}: FoldedFiltersProps) {
  const { filters } = useWords(foldedWords)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // Once opened they stay, so that what is being typed is not lost.
  const [wasOpened, setWasOpened] = useState(false)
  function toggle(): void {
    setOpen(!isOpen)
    setWasOpened(true)
  }
  const look =
    isOpen || count > 0
      ? 'border-accent-ink bg-accent-soft text-accent-ink'
      : 'border-line-strong bg-surface text-ink hover:border-accent'
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={wasOpened ? id : undefined}
        onClick={toggle}
        className={`min-h-7 basis-auto! whitespace-nowrap rounded-full border px-3 text-sm transition-colors duration-100 pointer-coarse:min-h-control ${look}`}
      >
        {count > 0 ? `${filters} · ${count}` : filters}
      </button>
      {wasOpened && (
        <div id={id} hidden={!isOpen} className="order-last flex basis-full flex-wrap items-center gap-2">
          {children}
        </div>
      )}
    </>
  )
}
