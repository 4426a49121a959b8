import { beforeEach, describe, expect, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { menus } from '#contract/access/menus.ts'
import { session } from '#contract/access/session.ts'
import { users } from '#contract/people/users.ts'
import { lockMenus } from '#server/access/menus/arrange.ts'
import { offerFirstAdministrator } from '#server/access/session/feature.ts'
import { offerFactor } from '#server/access/session/second-factor.ts'
import { codeOf } from '../../e2e/setup/records/totp.ts'
import { hold } from '../setup/held.ts'
import { ask, type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { type Account, addAccount, as, call, enter } from './access-calls.ts'

const server = withServer()

const login = ({ username }: Pick<Account, 'username'>, code?: string) =>
  call(server.url, session.login, { username, password, ...(code && { code }) })

const holdUser = (id: number) =>
  hold(server, db => db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute())

const holdFactor = (id: number) =>
  hold(server, db => db.selectFrom('second_factors').select('user_id').where('user_id', '=', id).forUpdate().execute())

test('a key that was offered while the first administrator was created is good for nothing', async () => {
  const first = (await offerFirstAdministrator(server.db)) ?? ''
  const username = 'created-meanwhile'
  const held = await hold(server, async db => {
    await db.deleteFrom('installation_values').where('name', '=', 'firstAdministratorKey').execute()
    await db.insertInto('users').values({ kind: 'staff', username, nick_name: username }).execute()
  })
  const offered = offerFirstAdministrator(server.db)
  await held.untilWaiting()
  await held.commit()
  for (const key of [first, (await offered) ?? '']) {
    expect(key).not.toBe('')
    const create = ask(server.url, session.createFirstAdministrator, {
      key,
      username: 'second',
      password: 'long enough',
    })
    expect(await refusalOf(create)).toMatchObject({ reason: 'keySpent' })
  }
})

describe('whoever is about to sign in', () => {
  test.each([
    ['their password is replaced', { password_hash: 'another' }],
    ['they are disabled', { status: 'disabled' as const }],
  ])('does not when %s', async (_what, set) => {
    const member = await addAccount(server.db)
    const held = await holdUser(member.id)
    const entering = login(member).catch(error => error)
    await held.untilWaiting()
    await held.db.updateTable('users').set(set).where('id', '=', member.id).execute()
    await held.commit()
    expect(await entering).toMatchObject({ reason: 'wrongPassword' })
    const opened = await server.db.selectFrom('sessions').select('id').where('user_id', '=', member.id).execute()
    expect(opened).toEqual([])
  })

  test('with a recovery code, twice at once, does once', async () => {
    const member = await addAccount(server.db)
    const desk = await enter(server, member)
    const { secret } = await as(server, desk, account.beginTotp, { proof: password })
    const { recoveryCodes } = await as(server, desk, account.confirmTotp, { code: codeOf(secret) })
    const held = await hold(server, db =>
      db.selectFrom('recovery_codes').select('hash').where('user_id', '=', member.id).forUpdate().execute(),
    )
    const both = Promise.allSettled([login(member, recoveryCodes[0]), login(member, recoveryCodes[0])])
    await held.untilWaiting(2)
    await held.commit()
    expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('a password that is replaced meanwhile does not change to one of one’s own', async () => {
  const member = await addAccount(server.db)
  const desk = await enter(server, member)
  const held = await holdUser(member.id)
  const changing = refusalOf(
    as(server, desk, users.newUpdate, { oldPassword: password, newPassword: 'a new one of mine' }),
  )
  await held.untilWaiting()
  await held.db.updateTable('users').set({ password_hash: 'given' }).where('id', '=', member.id).execute()
  await held.commit()
  expect((await changing).fields).toHaveProperty('oldPassword')
  const row = await server.db.selectFrom('users').select('password_hash').where('id', '=', member.id).executeTakeFirst()
  expect(row).toEqual({ password_hash: 'given' })
})

describe('a second factor', () => {
  let member: Account
  let desk: Desk
  let secret: string

  beforeEach(async () => {
    member = await addAccount(server.db)
    desk = await enter(server, member)
    ;({ secret } = await as(server, desk, account.beginTotp, { proof: password }))
  })

  test('is confirmed once, so that the recovery codes that were shown stay good', async () => {
    const held = await holdFactor(member.id)
    const confirm = (steps: number) => as(server, desk, account.confirmTotp, { code: codeOf(secret, steps) })
    const first = confirm(0)
    await held.untilWaiting(1)
    const second = confirm(1)
    await held.untilWaiting(2)
    await held.commit()
    const outcomes = await Promise.allSettled([first, second])
    const [shown, ...others] = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(others).toEqual([])
    expect(outcomes).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ fields: expect.objectContaining({ code: expect.any(String) }) }),
    })
    await passTime(60)
    expect(await login(member, shown?.recoveryCodes[0])).toHaveProperty('token')
  })

  test('is not confirmed by a code of the secret that another window has replaced', async () => {
    const held = await holdFactor(member.id)
    const confirming = refusalOf(as(server, desk, account.confirmTotp, { code: codeOf(secret) }))
    await held.untilWaiting()
    await offerFactor({ db: held.db, config: server.runtime.config }, member.id, member.username)
    await held.commit()
    expect((await confirming).fields).toHaveProperty('code')
  })
})

test('two renewals at once get the same next token', async () => {
  const { token: first, person } = await enter(server, await addAccount(server.db))
  const refresh = (token: string) => ask(server.url, session.refreshToken, {}, { token })
  const { token } = await refresh(first)
  await passTime(11)
  const held = await hold(server, db =>
    db.selectFrom('sessions').select('id').where('user_id', '=', person.id).forUpdate().execute(),
  )
  const both = Promise.all([refresh(token), refresh(token)])
  await held.untilWaiting(2)
  await held.commit()
  const [one, other] = await both
  expect(one.token).toBe(other.token)
  expect(one.token).not.toBe(token)
})

test('of two who put two menu entries below each other at once, one is refused', async () => {
  const admin = await server.signIn('super_admin')
  const [one, other] = (await admin.call(menus.list, {})).filter(({ parentId }) => parentId === null)
  const held = await hold(server, lockMenus)
  const below = (parentId = 0, id = 0) => admin.call(menus.arrange, { parentId, ids: [id] })
  const both = Promise.allSettled([below(one?.id, other?.id), below(other?.id, one?.id)])
  await held.untilWaiting(2)
  await held.commit()
  expect((await both).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
