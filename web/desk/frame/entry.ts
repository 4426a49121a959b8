import { useEffect, useState } from 'react'
import type { MenuRoute, Person } from '#contract/access/session.ts'
import { forgetTabs } from '#web/desk/tabs/useTabs.ts'
import { api } from '#web/kit/api.ts'
import { Refused, renewWhenNear } from '#web/kit/call.ts'
import { invalidate, queryClient, useRead } from '#web/kit/read.ts'
import { addressNow, navigate } from '#web/kit/route.ts'
import { clearSession, onIdentityChange, storeCached } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'
import type { Spoken } from '#words/words.ts'
import { signInFor } from './guard.ts'
import { permittedMenu } from './menu.ts'

type Entry = { person: Person; menu: MenuRoute[] }

const minute = 60_000

type Entering = { entry: Entry | undefined; error: Error | null; again(): void }

/** Loads the person and their menu in parallel, once. Who is unknown to the server is signed out; a network error signs nobody out. */
export function useEntry(): Entering {
  const words = useWords(shellWords)
  const person = useRead(api.session.userInfo, {})
  const menu = useRead(api.session.getMenuList, {})
  // After the first success, a failed refetch must not remove the pages; the sign-in dialog opens instead.
  const error = person.data && menu.data ? null : (person.error ?? menu.error)
  const refusal = error instanceof Refused ? error.message : whyNot(person.data, person.isSuccess, words)
  const { dataUpdatedAt } = person
  const roles = person.data?.roles

  useEffect(() => {
    if (roles) storeCached('roles', roles, dataUpdatedAt)
  }, [roles, dataUpdatedAt])

  useEffect(stayInTouch, [])
  useEffect(() => onIdentityChange(handleIdentityChange), [])
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

/** Renews the token of a page that nobody clicks in, as long as somebody is present. */
function stayInTouch(): () => void {
  const timer = setInterval(() => void renewWhenNear(), minute)
  return () => clearInterval(timer)
}

function handleIdentityChange(change: 'in' | 'out' | 'ended'): void {
  if (change === 'in') {
    invalidate('session')
    return
  }
  forgetTabs()
  queryClient.clear()
}

/** Somebody else signed in in another window: the cached answers of the last person are removed. */
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
  clearSession('ended')
  toast.error(why)
  navigate(back, { replace: true })
}
