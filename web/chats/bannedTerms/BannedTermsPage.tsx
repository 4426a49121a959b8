import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { useWords } from '#web/kit/words.ts'
import { PlainScreen } from '#web/shared/list/plain/PlainScreen.tsx'
import { bannedTermWords } from '#words/chats/banned-terms.ts'

/** Terms that staff may not send to customers. */
export function BannedTermsPage() {
  const text = useWords(bannedTermWords)
  return (
    <PlainScreen
      operations={{
        list: bannedTerms.list,
        add: bannedTerms.add,
        update: bannedTerms.update,
        remove: bannedTerms.remove,
      }}
      text={text}
      titleField="term"
      fields={{
        term: { label: text.term, most: 64 },
        advice: { label: text.advice, most: 500, rows: 3, isOptional: true, width: 240, grow: 2 },
      }}
    />
  )
}
