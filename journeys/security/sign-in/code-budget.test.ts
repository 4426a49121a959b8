import { expect, test } from 'vitest'
import { account } from '#contract/access/account.ts'
import { session } from '#contract/access/session.ts'
import { staff } from '#contract/access/staff.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { budget } from '#server/process/limits/budget.ts'
import { codeOf } from '../../../e2e/setup/records/totp.ts'
import { type Account, addAccount, as, call, createStaff, enter } from '../../access/access-calls.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { password } from '../../setup/people/people.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })

const stepSeconds = 30

function wrongCodeOf(secret: string): string {
  const near = [-1, 0, 1].map(steps => codeOf(secret, steps))
  return ['111111', '222222', '333333', '444444'].find(code => !near.includes(code)) ?? ''
}

type Owner = Account & { desk: Desk; secret: string; recoveryCodes: string[] }

/** Somebody with a second factor, whose next code is good. */
async function owner(cityCodes: string[] | null = null): Promise<Owner> {
  const member = await addAccount(server.db, { cityCodes })
  const desk = await enter(server, member)
  const { secret } = await as(server, desk, account.beginTotp, { proof: password })
  const { recoveryCodes } = await as(server, desk, account.confirmTotp, { code: codeOf(secret) })
  await passTime(stepSeconds)
  return { ...member, desk, secret, recoveryCodes }
}

let senders = 0

/** From another address each time, as somebody who wants to avoid their limits. */
function login({ username }: Account, code: string) {
  const headers = { 'x-forwarded-for': `203.0.${Math.floor(senders / 250)}.${senders++ % 250}` }
  return call(server.url, session.login, { username, password, code }, { headers })
}

/** Guesses until none is looked at any more. */
async function spend(guessed: Owner): Promise<void> {
  for (let guess = 0; guess < budget.codesOfAccount; guess++) {
    expect(await refusalOf(login(guessed, wrongCodeOf(guessed.secret)))).toMatchObject({ reason: 'totpWrong' })
  }
}

async function alarms(desk: Desk): Promise<string[]> {
  const { rows } = await as(server, desk, notifications.alarms, {})
  return rows.map(({ msg }) => msg)
}

test('So many codes of an account are looked at, from however many addresses, and at once', async () => {
  const guessed = await owner()
  const code = wrongCodeOf(guessed.secret)
  const reasons = (await Promise.all(Array.from({ length: 20 }, () => refusalOf(login(guessed, code))))).map(
    ({ reason }) => reason,
  )
  expect(reasons.filter(reason => reason === 'totpWrong')).toHaveLength(budget.codesOfAccount)
  expect(reasons.filter(reason => reason === 'codesSpent')).toHaveLength(20 - budget.codesOfAccount)
})

test('Beyond, right codes are refused as well, at the sign-in and in a session, saying how long to wait', async () => {
  const guessed = await owner()
  await spend(guessed)
  const [recoveryCode = ''] = guessed.recoveryCodes
  for (const code of [codeOf(guessed.secret), recoveryCode]) {
    const refused = await refusalOf(login(guessed, code))
    expect(refused).toMatchObject({ code: 40102, reason: 'codesSpent' })
    expect(refused.message).toMatch(/请 (59|60) 分钟后再试/)
  }
  const end = as(server, guessed.desk, account.endTotp, { proof: password, code: codeOf(guessed.secret) })
  expect(await refusalOf(end)).toMatchObject({ reason: 'codesSpent' })
  await passTime(budget.codeEveryMinutes * 60)
  expect(await refusalOf(login(guessed, wrongCodeOf(guessed.secret)))).toMatchObject({ reason: 'totpWrong' })
  expect(await refusalOf(login(guessed, codeOf(guessed.secret)))).toMatchObject({ reason: 'codesSpent' })
  await passTime(budget.codeEveryMinutes * 60)
  expect(await login(guessed, codeOf(guessed.secret))).toHaveProperty('token')
})

test('Wrong codes in a session count as well, and recovery codes do', async () => {
  const guessed = await owner()
  for (let guess = 0; guess < budget.codesOfAccount; guess++) {
    const code = guess % 2 === 0 ? wrongCodeOf(guessed.secret) : `aaaa-bbb${guess}`
    await refusalOf(as(server, guessed.desk, account.endTotp, { proof: password, code }))
  }
  expect(await refusalOf(login(guessed, codeOf(guessed.secret)))).toMatchObject({ reason: 'codesSpent' })
})

test('Codes that would put a second factor into force count as well, also at once; beyond, the right one is not looked at', async () => {
  const member = await addAccount(server.db)
  const desk = await enter(server, member)
  const { secret } = await as(server, desk, account.beginTotp, { proof: password })
  const confirm = (code: string) => refusalOf(as(server, desk, account.confirmTotp, { code }))
  const wrong = wrongCodeOf(secret)
  const refused = await Promise.all(Array.from({ length: budget.codesOfAccount + 5 }, () => confirm(wrong)))
  expect(refused.filter(({ fields }) => fields?.code !== undefined)).toHaveLength(budget.codesOfAccount)
  expect(refused.filter(({ reason }) => reason === 'codesSpent')).toHaveLength(5)
  expect(await confirm(codeOf(secret))).toMatchObject({ reason: 'codesSpent' })
  // Another secret brings no other tries.
  const again = await as(server, desk, account.beginTotp, { proof: password })
  expect(await confirm(codeOf(again.secret))).toMatchObject({ reason: 'codesSpent' })
  await passTime(budget.codeEveryMinutes * 60)
  const later = await enter(server, member)
  const { secret: last } = await as(server, later, account.beginTotp, { proof: password })
  expect(await as(server, later, account.confirmTotp, { code: codeOf(last) })).toHaveProperty('recoveryCodes')
})

test('A second factor that was offered and not confirmed is offered again after ten minutes', async () => {
  const member = await addAccount(server.db)
  const desk = await enter(server, member)
  const begin = async () => (await as(server, desk, account.beginTotp, { proof: password })).secret
  const confirm = (secret: string) => as(server, desk, account.confirmTotp, { code: codeOf(secret) })
  const old = await begin()
  await passTime(budget.factorOfferMinutes * 60 + stepSeconds)
  expect((await refusalOf(confirm(old))).fields).toEqual({ code: expect.stringContaining('重新开始') })
  const fresh = await begin()
  await passTime(budget.factorOfferMinutes * 60 - stepSeconds)
  expect(await confirm(fresh)).toHaveProperty('recoveryCodes')
})

test('Right codes use nothing up', async () => {
  const honest = await owner()
  for (let day = 0; day < budget.codesOfAccount + 2; day++) {
    expect(await login(honest, codeOf(honest.secret))).toHaveProperty('token')
    await passTime(stepSeconds)
  }
})

test('Its owner is told once, and an alarm rings for the administrators of its city until one of them deals with it', async () => {
  const [root, near, far] = [
    await server.signIn('super_admin'),
    await createStaff(server, { permissions: ['staff.edit'], cityCodes: [homeCity] }),
    await createStaff(server, { permissions: ['staff.edit'], cityCodes: [otherCity] }),
  ]
  const guessed = await owner([homeCity])
  await spend(guessed)
  await refusalOf(login(guessed, wrongCodeOf(guessed.secret)))
  const alarm = expect.stringContaining(`账号 ${guessed.username} 在密码正确后多次输错验证码`)
  for (const desk of [root, near]) expect(await alarms(desk)).toContainEqual(alarm)
  expect(await alarms(far)).not.toContainEqual(alarm)
  const { rows } = await as(server, guessed.desk, notifications.list, {})
  expect(rows.map(({ msg, link }) => [msg, link])).toEqual([
    [expect.stringContaining('有人用您的密码登录并多次输错验证码'), '/user/access'],
  ])
  await as(server, root, staff.unlock, { id: guessed.id })
  for (const desk of [root, near]) expect(await alarms(desk)).not.toContainEqual(alarm)
  expect(await login(guessed, codeOf(guessed.secret))).toHaveProperty('token')
})

test('An alarm about somebody of all cities rings for those who see all of them', async () => {
  const near = await createStaff(server, { permissions: ['staff.edit'], cityCodes: [homeCity] })
  const guessed = await owner()
  await spend(guessed)
  const alarm = expect.stringContaining(guessed.username)
  expect(await alarms(near)).not.toContainEqual(alarm)
  expect(await alarms(await server.signIn('super_admin'))).toContainEqual(alarm)
})

test('A code that was used once is good for nothing else', async () => {
  const member = await addAccount(server.db)
  const desk = await enter(server, member)
  const { secret } = await as(server, desk, account.beginTotp, { proof: password })
  const first = codeOf(secret)
  await as(server, desk, account.confirmTotp, { code: first })
  expect(await refusalOf(login(member, first))).toMatchObject({ reason: 'totpWrong' })
  await passTime(stepSeconds)
  const second = codeOf(secret)
  expect(await login(member, second)).toHaveProperty('token')
  const end = as(server, desk, account.endTotp, { proof: password, code: second })
  expect((await refusalOf(end)).fields).toHaveProperty('code')
})
