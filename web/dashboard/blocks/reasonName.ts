import { useWords } from '#web/kit/words.ts'
import { dashboardChartWords } from '#words/dashboard/dashboard.ts'

/** The words of a reason: of a code of the dictionary, or of who ended the order without one. */
export function useReasonName(): (code: string) => string {
  const { reasons, endedBy } = useWords(dashboardChartWords)
  const names: Readonly<Record<string, string>> = { ...endedBy, ...reasons }
  return code => names[code] ?? code
}
