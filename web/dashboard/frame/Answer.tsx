import type { ReactNode } from 'react'
import { useNow, useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { dashboardChartWords } from '#words/dashboard/dashboard.ts'
import { Hint } from './Hint.tsx'

type AnswerProps<Data> = {
  query: { data: Data | undefined; error: Error | null; again: () => void }
  /** What the block will show, where there is nothing yet. What this reader may not see is not said to be none. */
  hint: string | ((data: Data) => string)
  isEmpty: (data: Data) => boolean
  /** Controls that stay where there is nothing. */
  tools?: ReactNode
  children: (data: Data) => ReactNode
}

/** A block that is in sight is read again whenever something changes, and every minute or two. */
const staleMs = 180_000

/** The body of a block: loading, failed, nothing yet, or the answer, with its time once it is no longer of now. */
export function Answer<Data extends { asOf: number }>({
  query: { data, error, again },
  hint,
  isEmpty,
  tools,
  children,
}: AnswerProps<Data>) {
  const text = useWords(dashboardChartWords)
  const second = useTimeFormat('second')
  const now = useNow(staleMs / 6)
  if (!data && error) return <Failed error={error} onAgain={again} />
  if (!data) return <Skeletons widths={[60, 90, 40]} />
  return (
    <>
      {tools && <div className="mb-2 flex flex-wrap items-center gap-2 print:hidden">{tools}</div>}
      <div data-answered className="relative min-w-0 flex-1">
        {isEmpty(data) ? <Hint>{said(hint, data)}</Hint> : children(data)}
        {now - data.asOf > staleMs && (
          // Below what it tells the time of, in the edge of the block: nothing moves when it comes.
          <p className="absolute top-full right-0 text-xs text-muted">{text.asOf(second(data.asOf))}</p>
        )}
      </div>
    </>
  )
}

function said<Data>(hint: string | ((data: Data) => string), data: Data): string {
  return typeof hint === 'string' ? hint : hint(data)
}
