import type { InputOf } from '#contract/base/operation.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { GoButton } from '#web/shared/list/Elsewhere.tsx'
import { searchWords } from '#words/base/lists.ts'

type OtherMatchesProps = InputOf<typeof api.orders.elsewhere> & { onGo: () => void }

/** Counting ends here. */
const mostCounted = 1000

/** How many orders a search finds outside of this tab; a press goes there. */
export function OtherMatches({ onGo, ...question }: OtherMatchesProps) {
  const text = useWords(searchWords)
  const { data } = useRead(api.orders.elsewhere, question)
  if (!data?.count) return null
  return <GoButton onGo={onGo}>{text.elsewhere(data.count, data.count >= mostCounted)}</GoButton>
}
