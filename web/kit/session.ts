import type { Pass } from '#contract/access/session.ts'
import { dropCookie, readCookie, writeCookie } from './cookie.ts'
import { createStore, useStore } from './store.ts'

const tokenCookie = 'Admin-Token'
/** What the server knows and this window remembers; losing an entry loses nothing. */
const entries = { expireTime: 'expireTime', roles: 'roles', notifications: 'notifications' } as const

const expired = createStore(false)
const held = createStore(getToken())

type Identity = 'in' | 'out'
/** What windows of one browser tell each other. */
type Word = { said: Identity } | { said: 'renewed'; expireTime: number }

const windows = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('citydesk-session')
const listeners = new Set<(said: Identity) => void>()

windows?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))

// A window that slept may have missed a word. A token that merely ended is no sign-out: what is on the screen stays.
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || getToken() === held.get()) return
  if (getToken()) become('in', getToken())
  else askToSignInAgain()
})

function hear(word: Word): void {
  if (word.said === 'renewed') sessionStorage.setItem(entries.expireTime, String(word.expireTime))
  if (word.said === 'out') become('out', undefined)
  else void whenCookieArrives(token => (word.said === 'in' ? become('in', token) : held.set(token)))
}

function become(said: Identity, token: string | undefined): void {
  dropCaches()
  expired.set(false)
  for (const listener of listeners) listener(said)
  held.set(token)
}

/** A word between windows is faster than the cookie it is about. */
async function whenCookieArrives(go: (token: string) => void): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const token = getToken()
    if (token && token !== held.get()) return go(token)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Somebody signed out, or somebody, perhaps somebody else, signed in in another window of this browser. */
export function onIdentity(listener: (said: Identity) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** As the cookie says now: another window may have renewed it. */
export function getToken(): string | undefined {
  return readCookie(tokenCookie) || undefined
}

export function useIsSignedIn(): boolean {
  return useStore(held) !== undefined
}

/** `word` is what the other windows are told: that somebody signed in, or only that the token is a new one. */
export function keepPass({ token, expireTime }: Pass, word: 'in' | 'renewed'): void {
  writeCookie(tokenCookie, token, Math.max(1, Math.round((expireTime - Date.now()) / 1000)))
  sessionStorage.setItem(entries.expireTime, String(expireTime))
  held.set(token)
  windows?.postMessage(word === 'in' ? { said: 'in' } : { said: 'renewed', expireTime })
}

/** Epoch milliseconds; undefined in a window that has not heard it yet. */
export function expiresAt(): number | undefined {
  return Number(sessionStorage.getItem(entries.expireTime)) || undefined
}

export function keepRoles(roles: string[]): void {
  sessionStorage.setItem(entries.roles, JSON.stringify(roles))
}

/** After a transport error: what this window remembered may be old by now. The token stays. */
export function dropCaches(): void {
  for (const entry of Object.values(entries)) sessionStorage.removeItem(entry)
}

/** Nothing of this person stays, here and in the other windows. */
export function forgetSession(): void {
  dropCookie(tokenCookie)
  become('out', undefined)
  windows?.postMessage({ said: 'out' } satisfies Word)
}

/** However many calls fail at once, the person is asked once. */
export function askToSignInAgain(): void {
  if (held.get()) expired.set(true)
}

export function useSignInAgain(): [isAsked: boolean, dismiss: () => void] {
  return [useStore(expired), () => expired.set(false)]
}
