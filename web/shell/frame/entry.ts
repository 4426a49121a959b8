import { useEffect, useState } from 'react'
import { type MenuRoute, type Person, session } from '#contract/access/session.ts'
import { Refused, renewWhenNear } from '#web/kit/call.ts'
import { queryClient, readAgain, useRead } from '#web/kit/read.ts'
import { addressNow, navigate } from '#web/kit/route.ts'
import { forgetSession, keepRoles, onIdentity } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { forgetTabs } from '#web/shell/tabs/useTabs.ts'
import { shellWords } from '#words/shell/shell.ts'
import type { Spoken } from '#words/words.ts'
import { signInFor } from './guard.ts'
import { permittedMenu } from './menu.ts'

export type Entry = { person: Person; menu: MenuRoute[] }

const minute = 60_000

type Entering = { entry: Entry | undefined; error: Error | null; again(): void }

/** The person and their menu, read side by side once. Whom the server does not know is shown out; a dead line is not their fault. */
export function useEntry(): Entering {
  const words = useWords(shellWords)
  const person = useRead(session.userInfo, {})
  const menu = useRead(session.getMenuList, {})
  // Once somebody is in, a failed look at their name again is no reason to take their work away: the dialog asks.
  const error = person.data && menu.data ? null : (person.error ?? menu.error)
  const refusal = error instanceof Refused ? error.message : whyNot(person.data, person.isSuccess, words)
  const { dataUpdatedAt } = person
  const roles = person.data?.roles

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a dead line dropped is kept again with each fresh answer
  useEffect(() => {
    if (roles) keepRoles(roles)
  }, [roles, dataUpdatedAt])

  useEffect(stayInTouch, [])
  useEffect(() => onIdentity(hearIdentity), [])
  useForgetting(person.data?.id)

  useEffect(() => {
    if (refusal !== undefined) showOut(refusal)
  }, [refusal])

  const isIn = person.data && menu.data && refusal === undefined
  return {
    entry: isIn ? { person: person.data, menu: permittedMenu(menu.data, person.data.roles) } : undefined,
    error,
    again: () => void queryClient.invalidateQueries(),
  }
}

/** A page that is only watched renews its token as long as somebody is there to watch it. */
function stayInTouch(): () => void {
  const timer = setInterval(() => void renewWhenNear(), minute)
  return () => clearInterval(timer)
}

function hearIdentity(said: 'in' | 'out'): void {
  if (said === 'in') {
    readAgain('session')
    return
  }
  forgetTabs()
  queryClient.clear()
}

/** Somebody else took over in another window: what the last person read is not for the next. */
function useForgetting(personId: number | undefined): void {
  const [known, setKnown] = useState(personId)
  useEffect(() => {
    if (known === personId) return
    setKnown(personId)
    if (known === undefined || personId === undefined) return
    forgetTabs()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  }, [known, personId])
}

function whyNot(
  person: Person | undefined | null,
  isRead: boolean,
  words: Spoken<typeof shellWords>,
): string | undefined {
  if (!isRead) return undefined
  if (!person) return words.noPerson
  return person.roles.length ? undefined : words.noRoles
}

function showOut(why: string): void {
  const back = signInFor(addressNow())
  forgetSession()
  toast.error(why)
  navigate(back, { replace: true })
}
