import { describe, expect, test } from 'vitest'
import { allowedMoves } from '#contract/base/machine.ts'
import { type UserMove, userMachine, userMoves, userStatuses } from '#contract/people/user-machine.ts'
import type { Caller } from '#server/kit/caller.ts'
import { personGuard } from './guard.ts'
import type { PersonRecord } from './person.ts'

const staffPermissions = ['staff.edit', 'staff.assignRoles', 'staff.sessions', 'users.ban']

function callerWith(permissions: readonly string[], cityCodes: string[] | null = null): Caller {
  return {
    sessionId: 1,
    userId: 1,
    name: '',
    roleCodes: [],
    permissions: new Set(permissions),
    isSuper: false,
    mustDo: null,
    cityCodes,
    expiresAt: 0,
  }
}

function person(given: Partial<PersonRecord>): PersonRecord {
  return {
    id: 2,
    kind: 'staff',
    username: 'li',
    nick_name: '李',
    real_name: '',
    phone: '',
    gender: 1,
    avatar: '',
    status: 'enabled',
    status_reason: '',
    city_codes: null,
    last_sign_in_at: null,
    version: 1,
    created_at: 0,
    roles: [],
    is_totp_on: false,
    order_count: 0,
    ...given,
  }
}

function offered(given: Partial<PersonRecord>, caller = callerWith(staffPermissions)): Record<string, UserMove[]> {
  const one = person(given)
  return Object.fromEntries(
    userStatuses.map(state => [
      state,
      allowedMoves(userMachine, { state, kind: one.kind }, 'staff').filter(
        move => personGuard({ ...one, status: state }, move, caller) === null,
      ),
    ]),
  )
}

describe('what staff may do', () => {
  test('with a colleague', () => {
    const always = ['resetPassword', 'unlock', 'assignRoles', 'signOut']
    expect(offered({})).toEqual({
      enabled: ['update', 'delete', ...always],
      disabled: ['update', 'enable', ...always],
      banned: ['update', 'enable', ...always],
    })
  })

  test('with somebody outside', () => {
    for (const kind of ['customer', 'rider', 'chauffeur', 'companion', 'merchant'] as const) {
      expect(offered({ kind })).toEqual({ enabled: ['ban'], disabled: ['ban'], banned: ['unban'] })
    }
  })

  test('with themselves is to change their profile', () => {
    expect(offered({ id: 1 })).toEqual({ enabled: ['update'], disabled: ['update'], banned: ['update'] })
    const others = userMoves.filter(move => move !== 'update')
    for (const move of others) expect(personGuard(person({ id: 1 }), move, callerWith([]))).toBe('ownAccount')
  })

  test('without permissions is nothing', () => {
    expect(offered({}, callerWith([]))).toEqual({ enabled: [], disabled: [], banned: [] })
    expect(offered({ kind: 'customer' }, callerWith([]))).toEqual({ enabled: [], disabled: [], banned: [] })
  })

  test('is nothing with a colleague who sees more cities', () => {
    const caller = callerWith(staffPermissions, ['410100'])
    for (const move of userMoves) expect(personGuard(person({}), move, caller)).toBe('aboveYou')
    expect(personGuard(person({ city_codes: ['410100'] }), 'update', caller)).toBeNull()
  })

  test('ends a second factor only where there is one', () => {
    expect(personGuard(person({}), 'endTotp', callerWith(staffPermissions))).toBe('alreadySo')
    expect(personGuard(person({ is_totp_on: true }), 'endTotp', callerWith(staffPermissions))).toBeNull()
  })
})

test('only the operator can restore access', () => {
  for (const state of userStatuses) {
    expect(allowedMoves(userMachine, { state, kind: 'staff' }, 'operator')).toEqual(['restoreAccess'])
    expect(allowedMoves(userMachine, { state, kind: 'customer' }, 'operator')).toEqual([])
  }
})
