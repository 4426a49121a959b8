import type { UserRow } from '#contract/people/users.ts'
import { useWords } from '#web/kit/words.ts'
import { countText } from '#web/ui/show/Badge.tsx'
import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import { usersWords } from '#words/people/users.ts'

/** Identifies the person in a dialog. */
export function WhoFacts({ person }: { person: UserRow }) {
  const text = useWords(usersWords)
  return (
    <Facts>
      <Fact name={text.columns.person}>{`${person.nickName} · ${text.id(person.id)}`}</Fact>
      <Fact name={text.columns.phone}>{person.phone || '–'}</Fact>
      <Fact name={text.columns.orders}>{countText(person.orderCount)}</Fact>
    </Facts>
  )
}
