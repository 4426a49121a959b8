import { useEffect } from 'react'
import { type MenuRoute, type Person, session } from '#contract/session.ts'
import { Refused } from '#web/kit/call.ts'
import { queryClient, useRead } from '#web/kit/read.ts'
import { addressNow, navigate } from '#web/kit/route.ts'
import { forgetSession, keepRoles } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { signInFor } from './guard.ts'
import { permittedMenu } from './menu.ts'
import { text } from './text.ts'
import { forgetTabs } from './useTabs.ts'

export type Entry = { person: Person; menu: MenuRoute[] }

type Entering = { entry: Entry | undefined; error: Error | null; again(): void }

/** The person and their menu, read side by side once. Whom the server does not know is shown out; a dead line is not their fault. */
export function useEntry(): Entering {
  const words = useWords(text)
  const person = useRead(session.userInfo, {})
  const menu = useRead(session.getMenuList, {})
  // Once somebody is in, a failed look at their name again is no reason to take their work away: the dialog asks.
  const error = person.data && menu.data ? null : (person.error ?? menu.error)
  const refusal = error instanceof Refused ? error.message : whyNot(person.data, person.isSuccess, words)
  const roles = person.data?.roles

  useEffect(() => {
    if (roles) keepRoles(roles)
  }, [roles])

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

function whyNot(person: Person | undefined | null, isRead: boolean, words: typeof text.zh): string | undefined {
  if (!isRead) return undefined
  if (!person) return words.noPerson
  return person.roles.length ? undefined : words.noRoles
}

function showOut(why: string): void {
  const back = signInFor(addressNow())
  endSession()
  toast.error(why)
  navigate(back, { replace: true })
}

/** Nothing of this person stays in the window. */
export function endSession(): void {
  forgetSession()
  forgetTabs()
  queryClient.clear()
}
