import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { orderMovesWords } from '#words/orders/moves.ts'

/** 预计 12:31 到，晚 4 分. */
export function Arrival({ at, late }: { at: number | null; late: number | null }) {
  const text = useWords(orderMovesWords)
  const print = useTimeFormat('time')
  if (at === null) return null
  const look = late !== null && late > 0 ? 'font-medium text-bad-ink' : 'text-good-ink'
  return (
    <span className={`truncate text-xs ${look}`}>
      {late === null ? text.arrivesUnpromised(print(at)) : text.arrives(print(at), late)}
    </span>
  )
}
