import { useWords } from '#web/kit/words.ts'
import { progressWords, reasonsWords } from '#words/orders/moves.ts'

/** The words of a reason: of a code of the dictionary, or of who ended the order without one. */
export function useReasonName(): (code: string) => string {
  const reasons: Readonly<Record<string, string>> = useWords(reasonsWords).reasons
  const endedBy: Readonly<Record<string, string>> = useWords(progressWords).endedBy
  return code => reasons[code] ?? endedBy[code] ?? code
}
