import { describe, expect, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { session } from '#contract/access/session.ts'
import { staff } from '#contract/access/staff.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { codeOf } from '../../e2e/setup/records/totp.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { openSocket } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'
import { type Account, addAccount, as, call, enter, failedJustNow, versionOf } from './access-calls.ts'

const server = withServer()

const stepMs = 30_000

/** Resets the last used code, so that the code of this step is valid again. */
async function forgetUsedCodes(userId: number): Promise<void> {
  await server.db.updateTable('second_factors').set({ last_step: 0 }).where('user_id', '=', userId).execute()
}

async function setUp(desk: Desk): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await as(server, desk, account.beginTotp, { proof: password })
  const { recoveryCodes } = await as(server, desk, account.confirmTotp, { code: codeOf(secret) })
  await forgetUsedCodes(desk.person.id)
  return { secret, recoveryCodes }
}

function login({ username }: Pick<Account, 'username'>, code?: string) {
  return call(server.url, session.login, { username, password, ...(code && { code }) })
}

describe('the second factor', () => {
  test('is active once a code was confirmed, and required from then on', async () => {
    const member = await addAccount(server.db)
    const desk = await enter(server, member)
    const { secret, address } = await as(server, desk, account.beginTotp, { proof: password })
    expect(address).toMatch(/^otpauth:\/\/totp\/CityDesk:/)
    expect(address).toContain(`secret=${secret}`)
    expect(await login(member)).toHaveProperty('token')
    expect((await refusalOf(as(server, desk, account.confirmTotp, { code: '000000' }))).fields).toHaveProperty('code')
    await as(server, desk, account.confirmTotp, { code: codeOf(secret) })
    expect(await refusalOf(login(member))).toMatchObject({ code: 40101, reason: 'totpNeeded' })
    await forgetUsedCodes(member.id)
    expect(await login(member, codeOf(secret))).toHaveProperty('token')
    expect(await as(server, desk, account.get, {})).toEqual({
      isTotpOn: true,
      isTotpDemanded: false,
      recoveryCodesLeft: 10,
      hasPassword: true,
      issuer: null,
    })
  })

  test('a wrong password does not reveal that there is a second factor', async () => {
    const member = await addAccount(server.db)
    await setUp(await enter(server, member))
    const wrong = call(server.url, session.login, { username: member.username, password: 'wrong' })
    expect(await refusalOf(wrong)).toMatchObject({ reason: 'wrongPassword' })
  })

  test('accepts the codes of one step before and after now, each once', async () => {
    const member = await addAccount(server.db)
    const { secret } = await setUp(await enter(server, member))
    for (const steps of [-3, 3])
      expect(await refusalOf(login(member, codeOf(secret, steps)))).toMatchObject({ reason: 'totpWrong' })
    // The last step's code is one step old until this step ends, so the step begins now.
    await passTime((stepMs - (Date.now() % stepMs)) / 1000)
    const code = codeOf(secret, -1)
    expect(await login(member, code)).toHaveProperty('token')
    expect(await refusalOf(login(member, code))).toMatchObject({ reason: 'totpWrong' })
    const same = codeOf(secret)
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => login(member, same)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  })

  test('a recovery code works once, and only its hash is stored', async () => {
    const member = await addAccount(server.db)
    const { recoveryCodes } = await setUp(await enter(server, member))
    const [code = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect(await login(member, code.toUpperCase())).toHaveProperty('token')
    expect(await refusalOf(login(member, code))).toMatchObject({ reason: 'totpWrong' })
    const kept = await server.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', member.id).execute()
    expect(JSON.stringify(kept.map(row => row.hash.toString('latin1')))).not.toContain(code)
  })

  test('wrong codes lead to a delay as wrong passwords do, also for the right code', async () => {
    const member = await addAccount(server.db)
    const { secret } = await setUp(await enter(server, member))
    const right = codeOf(secret)
    const wrong = right === '123456' ? '654321' : '123456'
    // A sign-in attempt without a code does not reset the delay.
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await refusalOf(login(member, wrong))).toMatchObject({ reason: 'totpWrong' })
      if (attempt < 4) expect(await refusalOf(login(member))).toMatchObject({ reason: 'totpNeeded' })
    }
    await failedJustNow(server.db, member.username)
    expect(await refusalOf(login(member, right))).toMatchObject({ code: 40102 })
  })

  test('is switched off with password and code, or by an administrator for a lost phone', async () => {
    const member = await addAccount(server.db)
    const desk = await enter(server, member)
    const { secret } = await setUp(desk)
    const wrong = as(server, desk, account.endTotp, { proof: 'wrong', code: codeOf(secret) })
    expect((await refusalOf(wrong)).fields).toHaveProperty('proof')
    await as(server, desk, account.endTotp, { proof: password, code: codeOf(secret) })
    expect(await login(member)).toHaveProperty('token')
    await setUp(desk)
    const root = await server.signIn('super_admin')
    const version = await versionOf(server.db, member.id)
    await as(server, root, staff.endTotp, { id: member.id, version, reason: '手机丢失' })
    expect(await refusalOf(as(server, desk, session.userInfo, {}))).toMatchObject({ code: 50012 })
    expect(await login(member)).toHaveProperty('token')
  })
})

describe('a role that requires it', () => {
  test('permits its members nothing else before it is set up, by call or by socket', async () => {
    const member = await addAccount(server.db, { permissions: ['orders.view'], needsTotp: true })
    const desk = await enter(server, member)
    expect(desk.person).toMatchObject({ mustDo: 'totp', permissions: [] })
    for (const attempt of [
      () => as(server, desk, orders.list, {}),
      () => as(server, desk, users.update, { nickName: '改名' }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ code: 40301, reason: 'totpMissing' })
    }
    const socket = await openSocket({ url: server.url, token: desk.token })
    socket.firstLogin(member.id)
    socket.watch('orders,session')
    await socket.settled()
    const watcher = await (await server.signIn('ops')).socket('orders')
    await server.fixtures.order('pending_accept')
    await until(() => watcher.nudges.length > 0)
    await socket.settled()
    expect([...socket.nudges, ...socket.notifications]).toEqual([])
    await setUp(desk)
    expect(await as(server, desk, orders.list, {})).toHaveProperty('rows')
    await until(() => socket.nudges.some(({ nudge }) => nudge === 'session.changed'))
    expect(await as(server, desk, session.userInfo, {})).toMatchObject({ mustDo: null, permissions: ['orders.view'] })
  })
})
