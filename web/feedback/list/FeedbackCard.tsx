import type { FeedbackRow } from '#contract/feedback/feedback.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import type { Chosen } from '#web/shared/list/chosen/useChosen.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { FeedbackState, Marks } from './badges.tsx'

export const cardHeight = 112

/** The row as a card on a phone. */
export function FeedbackCard({ row, chosen }: { row: FeedbackRow; chosen: Chosen<FeedbackRow> }) {
  const { names } = useWords(feedbackWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <span className="truncate font-medium">{row.person.name}</span>
        <Badge>{names.types[row.type]}</Badge>
        <span className="ml-auto shrink-0">
          <FeedbackState state={row.state} />
        </span>
      </p>
      <p className="line-clamp-2 break-words">{row.summary}</p>
      <p className="flex items-center gap-2 overflow-hidden text-xs whitespace-nowrap text-muted">
        <span>{[row.appVersion, names.systems[row.system]].filter(Boolean).join(' · ')}</span>
        <Marks row={row} />
        <span className="ml-auto shrink-0">
          <Time at={row.createdAt} />
        </span>
      </p>
    </article>
  )
}
