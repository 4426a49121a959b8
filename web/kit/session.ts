import type { Pass } from '#contract/access/session.ts'
import { deviceNow, serverNow } from './clock.ts'
import { dropCookie, readCookie, writeCookie } from './cookie.ts'
import { inWindow } from './storage.ts'
import { createStore, useStore } from './store.ts'
import { openChannel } from './windows.ts'

const tokenCookie = 'Admin-Token'
/** Cached answers of the server in this window; without them they are asked again. */
const entries = { expireTime: 'expireTime', roles: 'roles', notifications: 'notifications' } as const

const expired = createStore(false)
/** The token this window works with; the cookie may already hold the one of another window. */
const tokenInUse = createStore(getToken())

/** `ended`: nobody signed out, so what was being written waits for the same person. */
type IdentityChange = 'in' | 'out' | 'ended'
/** Sent between the windows of one browser. */
type Message = { type: IdentityChange } | { type: 'renewed'; expireTime: number }

const windows = openChannel('citydesk-session')
const listeners = new Set<(change: IdentityChange) => void>()

windows?.addEventListener('message', ({ data }: MessageEvent<Message>) => handle(data))

// A window that slept may have missed a message. A token that expired is no sign-out: what is on the screen stays.
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible' || getToken() === tokenInUse.get()) return
  if (getToken()) changeIdentity('in', getToken())
  else askToSignInAgain()
})

function handle(message: Message): void {
  if (message.type === 'renewed') inWindow.set(entries.expireTime, String(message.expireTime))
  if (message.type === 'out' || message.type === 'ended') leave(message.type)
  else void whenCookieArrives(token => (message.type === 'in' ? changeIdentity('in', token) : tokenInUse.set(token)))
}

/** Without cookies each window has a token of its own, which must go as well. */
function leave(change: 'out' | 'ended'): void {
  if (getToken() === tokenInUse.get()) dropCookie(tokenCookie)
  changeIdentity(change, undefined)
}

function changeIdentity(change: IdentityChange, token: string | undefined): void {
  dropCaches()
  expired.set(false)
  if (change === 'out') for (const name of inWindow.names()) if (name.startsWith(draftsName)) inWindow.remove(name)
  for (const listener of listeners) listener(change)
  tokenInUse.set(token)
}

/** A message between windows arrives before the cookie it is about. */
async function whenCookieArrives(onToken: (token: string) => void): Promise<void> {
  const token = await tokenAfter(tokenInUse.get())
  if (token) onToken(token)
}

/** The token that another window stores instead of this one; undefined if none comes within two seconds. */
export async function tokenAfter(before: string | undefined): Promise<string | undefined> {
  for (let tries = 0; tries < 40; tries += 1) {
    const token = getToken()
    if (token && token !== before) return token
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return undefined
}

/** Somebody signed out, or somebody, perhaps somebody else, signed in in another window of this browser. */
export function onIdentityChange(listener: (change: IdentityChange) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** As the cookie says now: another window may have renewed it. */
export function getToken(): string | undefined {
  return readCookie(tokenCookie) || undefined
}

export function useIsSignedIn(): boolean {
  return useStore(tokenInUse) !== undefined
}

/** `type` is sent to the other windows: somebody signed in, or only the token is a new one. */
export function storePass({ token, expireTime }: Pass, type: 'in' | 'renewed'): void {
  writeCookie(tokenCookie, token, Math.max(1, Math.round((expireTime - serverNow()) / 1000)))
  inWindow.set(entries.expireTime, String(expireTime))
  tokenInUse.set(token)
  windows?.postMessage(type === 'in' ? { type } : { type, expireTime })
}

/** Epoch milliseconds; undefined in a window that has not learned it yet. */
export function expiresAt(): number | undefined {
  return Number(inWindow.get(entries.expireTime)) || undefined
}

/** When a transport error last removed the entries, by the clock of this computer, as `answeredAt` is. */
let droppedAt = 0

/** Keeps what the server answered at that moment, unless a transport error has removed the entries since. */
export function storeCached(entry: 'roles' | 'notifications', value: object, answeredAt: number): void {
  if (answeredAt > droppedAt) inWindow.setJson(entries[entry], value)
}

/** After a transport error, when the cached answers may be out of date. The token stays. */
export function dropCaches(): void {
  droppedAt = deviceNow()
  for (const entry of Object.values(entries)) inWindow.remove(entry)
}

/** Removes everything of this person, here and in the other windows; drafts only where they signed out, since a session also ends by itself. */
export function clearSession(change: 'out' | 'ended'): void {
  dropCookie(tokenCookie)
  changeIdentity(change, undefined)
  windows?.postMessage({ type: change } satisfies Message)
}

export const draftsName = 'draft:'

/** How the names of a person's drafts begin in the storage of this window. */
export function draftsOf(personId: number): string {
  return `${draftsName}${personId}:`
}

/** The person is asked once, however many calls fail at the same time. */
export function askToSignInAgain(): void {
  if (tokenInUse.get()) expired.set(true)
}

export function useSignInAgain(): [isAsked: boolean, dismiss: () => void] {
  return [useStore(expired), () => expired.set(false)]
}
