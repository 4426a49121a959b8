import type { Notification } from '#contract/notifications.ts'
import type { Pass } from '#contract/session.ts'
import { dropCookie, readCookie, writeCookie } from './cookie.ts'
import { createStore, useStore } from './store.ts'

const tokenCookie = 'Admin-Token'
/** What the server knows and this window remembers; losing an entry loses nothing. */
const entries = { expireTime: 'expireTime', roles: 'roles', notifications: 'notifications' } as const

const expired = createStore(false)
const held = createStore(getToken())

// Another window of this browser may have signed out, or in.
addEventListener('visibilitychange', () => held.set(getToken()))

/** As the cookie says now: another window may have renewed it. */
export function getToken(): string | undefined {
  return readCookie(tokenCookie) || undefined
}

export function useIsSignedIn(): boolean {
  return useStore(held) !== undefined
}

export function keepPass({ token, expireTime }: Pass): void {
  writeCookie(tokenCookie, token, Math.max(1, Math.round((expireTime - Date.now()) / 1000)))
  sessionStorage.setItem(entries.expireTime, String(expireTime))
  held.set(token)
}

/** Epoch milliseconds; undefined in a window that has not heard it yet. */
export function expiresAt(): number | undefined {
  return Number(sessionStorage.getItem(entries.expireTime)) || undefined
}

export function keepRoles(roles: string[]): void {
  sessionStorage.setItem(entries.roles, JSON.stringify(roles))
}

/** Whether the signed-in person holds a role or permission code. Only for what to draw: the server decides. */
export function hasRole(code: string): boolean {
  return (readEntry(entries.roles) ?? []).includes(code)
}

export function keepNotifications(list: Notification[]): void {
  sessionStorage.setItem(entries.notifications, JSON.stringify(list))
}

export function keptNotifications(): Notification[] {
  return readEntry<Notification>(entries.notifications) ?? []
}

/** After a transport error: what this window remembered may be old by now. The token stays. */
export function dropCaches(): void {
  for (const entry of Object.values(entries)) sessionStorage.removeItem(entry)
}

export function forgetSession(): void {
  dropCookie(tokenCookie)
  dropCaches()
  expired.set(false)
  held.set(undefined)
}

/** However many calls fail at once, the person is asked once. */
export function askToSignInAgain(): void {
  if (getToken()) expired.set(true)
}

export function useSignInAgain(): [isAsked: boolean, dismiss: () => void] {
  return [useStore(expired), () => expired.set(false)]
}

function readEntry<Item = string>(entry: string): Item[] | undefined {
  const kept = sessionStorage.getItem(entry)
  return kept ? (JSON.parse(kept) as Item[]) : undefined
}
