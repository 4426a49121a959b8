import { useWords } from '#web/kit/words.ts'
import { webhookSubjectWords, webhookTypeWords } from '#words/open/webhooks.ts'

/** What a type or a pattern is called; one that this version does not know by itself. */
export function useTypeName(): (type: string) => string {
  const types: Readonly<Record<string, string>> = useWords(webhookTypeWords)
  const subjects: Readonly<Record<string, string>> = useWords(webhookSubjectWords)
  return type => types[type] ?? (type.endsWith('.*') ? subjects[type.slice(0, -2)] : undefined) ?? type
}
