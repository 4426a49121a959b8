import type { Needs } from '#contract/base/operation.ts'
import type { Language } from '#contract/base/values.ts'
import type { Actor } from './change.ts'
import { refuse } from './refusal.ts'

/** The signed-in person of a request or a socket. */
export type Caller = {
  sessionId: number
  userId: number
  name: string
  roleCodes: string[]
  permissions: ReadonlySet<string>
  /** Holds `*`: every permission, future ones included. */
  isSuper: boolean
  /** What the person must do before anything else: choose a password, or set up the second factor that a role demands. */
  mustDo: 'password' | 'totp' | null
  /** The cities this person may see; null means all. Applied where rows are read. */
  cityCodes: string[] | null
  /** When the session must be renewed, epoch milliseconds. */
  expiresAt: number
}

export function may(caller: Pick<Caller, 'permissions'>, needs: Needs): boolean {
  return needs === 'public' || needs === 'signed-in' || caller.permissions.has(needs)
}

/** Whoever must first choose a password or set up the second factor may do only that. */
export function refuseUnready({ mustDo }: Caller): void {
  if (mustDo !== null) refuse(mustDo === 'password' ? 'passwordTemporary' : 'totpMissing')
}

export function isInScope(caller: Caller, cityCode: string | null | undefined): boolean {
  return !cityCode || caller.cityCodes === null || caller.cityCodes.includes(cityCode)
}

export function actorOf(caller: Caller): Actor {
  return { kind: 'staff', id: caller.userId, name: caller.name }
}

/** The columns of who decided about a record, and when. */
export function decidedBy({ userId, name }: Caller) {
  return { decided_by_id: userId, decided_by: name, decided_at: new Date() }
}

/** Where a request comes from, and the sender's language. `device` is the cookie of a browser that signed in before. */
export type Sender = {
  language: Language
  ip: string
  userAgent: string
  token: string
  device: string
  cookie: string
}
