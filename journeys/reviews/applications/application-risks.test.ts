import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#contract/people/users.ts'
import type { ApplicationRisk } from '#contract/reviews/application.ts'
import { applications } from '#contract/reviews/applications.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { admitted, apply, approvePapers, decide, newPhone, report } from '../../setup/reviews/applications.ts'
import { identityNumber, judge, judged, newHolder, settled, showPaper } from '../../setup/reviews/papers.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '600' } })
let auditor: Desk
let colleague: Desk
let ops: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
  ops = await server.signIn('ops')
})

const read = (id: number) => auditor.call(applications.get, { id })
const risksOf = async (id: number) => (await read(id)).risks

async function othersOf(id: number, risk: ApplicationRisk): Promise<string[]> {
  const { others } = await read(id)
  return others.filter(other => other.risk === risk).map(({ link }) => link)
}

/** Why it cannot be approved. */
async function refusedFor(id: number) {
  const { reason, message } = await refusalOf(decide(auditor, id, { verdict: 'approve' }))
  return [reason, message]
}

async function ban(personId: number): Promise<void> {
  const { version } = await server.db
    .selectFrom('users')
    .select('version')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  await ops.call(users.ban, { id: personId, version, reason: '恶意骚扰' })
}

async function personIdOf(externalId: string): Promise<number> {
  const { user_id } = await server.db
    .selectFrom('customers')
    .select('user_id')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow()
  return user_id
}

describe('the blacklist', () => {
  test('has the phone number of whoever was banned', async () => {
    const { id, phone } = await apply(server)
    expect(await risksOf(id)).toEqual([])
    const banned = await apply(server, { kind: 'companion', phone })
    const personId = await personIdOf(banned.person.externalId)
    await ban(personId)
    expect(await risksOf(id)).toContain('blacklisted')
    expect(await othersOf(id, 'blacklisted')).toEqual([`/user/list?open=${personId}`])
    expect(await refusedFor(id)).toEqual(['applicantBlacklisted', '申请人在黑名单中，请驳回或终止申请'])
  })

  test('has their identity card, and one that was forged', async () => {
    const number = identityNumber()
    const { id, person } = await apply(server)
    await showPaper(server, { person, number })
    expect(await risksOf(id)).toEqual([])
    const forged = await judged(server, auditor, 'reject', { number, codes: ['forged'] })
    expect(await othersOf(id, 'blacklisted')).toEqual([`/user/renzheng?open=${forged.id}`])

    const other = await apply(server)
    const card = await showPaper(server, { person: other.person })
    const same = newHolder()
    await showPaper(server, { person: same, number: card.number })
    const personId = await personIdOf(same.externalId)
    await ban(personId)
    expect(await othersOf(other.id, 'blacklisted')).toEqual([`/user/list?open=${personId}`])
  })
})

describe('who works already', () => {
  test('is found by phone number, unless they resigned or do something else', async () => {
    const phone = newPhone()
    const rider = await server.fixtures.rider({ phone })
    const { id } = await apply(server, { phone })
    expect(await risksOf(id)).toEqual(['alreadyWorks', 'phoneShared'])
    expect(await othersOf(id, 'alreadyWorks')).toEqual([`/list?open=${rider.id}`])
    expect(await refusedFor(id)).toEqual(['applicantWorks', '该用户已是骑手，不能重复入驻'])
    const other = await apply(server, { phone, kind: 'companion' })
    expect(await risksOf(other.id)).toEqual(['applied', 'phoneShared'])
    await server.db.updateTable('workers').set({ status: 'resigned' }).where('user_id', '=', rider.id).execute()
    expect(await risksOf(id)).toEqual(['applied', 'phoneShared'])
  })

  test('is found by identity card, and by the id of the app', async () => {
    const first = await admitted(server, { auditor, colleague })
    expect(await report(server, first, 'progress', { trainingScore: 90 })).toMatchObject({
      body: { state: 'activated' },
    })
    const again = await apply(server)
    await showPaper(server, { person: again.person, number: first.number })
    expect(await othersOf(again.id, 'alreadyWorks')).toEqual([`/shenqing?open=${first.id}`])
    // The same user of the app cannot become a second worker, whatever the kind.
    const companion = await apply(server, { kind: 'companion', person: first.person })
    expect(await risksOf(companion.id)).toContain('alreadyWorks')
    const shop = await apply(server, { kind: 'merchant', person: first.person })
    expect(await risksOf(shop.id)).not.toContain('alreadyWorks')
  })

  test('while somebody waits for activation is found before it', async () => {
    const number = identityNumber()
    const one = await admitted(server, { auditor, colleague }, { number })
    await server.fixtures.rider({ phone: one.phone })
    expect(await report(server, one, 'progress', { trainingScore: 90 })).toMatchObject({
      status: 200,
      body: { state: 'onboarding' },
    })
    expect((await read(one.id)).trainingScore).toBe(90)
    // Staff who judge are notified once: the applicant has everything, and only they can decide.
    await report(server, one, 'progress', { trainingScore: 91 })
    const told = await server.db
      .selectFrom('notifications')
      .select(['type', 'kind'])
      .where('link', '=', `/shenqing?open=${one.id}`)
      .where('kind', '=', 'application.blocked')
      .execute()
    expect(told).toEqual([{ type: 13, kind: 'application.blocked' }])
    const { version } = await read(one.id)
    const refusal = await refusalOf(auditor.call(applications.activate, { id: one.id, version }))
    expect(refusal).toMatchObject({ reason: 'applicantWorks', record: { state: 'onboarding' } })
  })

  test('is also the shop with the same phone number', async () => {
    const phone = newPhone()
    const { id: shopId } = await server.fixtures.merchant({ phone })
    const { id } = await apply(server, { kind: 'merchant', phone })
    expect(await othersOf(id, 'alreadyWorks')).toEqual([`/list?tab=shop&open=${shopId}`])
    expect(await refusedFor(id)).toEqual(['applicantWorks', '该用户已是商家，不能重复入驻'])
  })
})

describe('the papers of an applicant', () => {
  test('tell that they are too young, and another name', async () => {
    const { id, person } = await apply(server, { name: '王小明' })
    await showPaper(server, { person, number: identityNumber('2015-01-01') })
    expect(await risksOf(id)).toEqual(['underAge'])
    expect(await refusedFor(id)).toEqual(['applicantUnderAge', '申请人未满 18 周岁，不能入驻'])
    const other = await apply(server, { name: '李小红' })
    await judged(server, auditor, 'approve', { person: other.person })
    expect(await risksOf(other.id)).toEqual(['nameDiffers'])
  })

  test('tell how long a chauffeur drives', async () => {
    const { id, person } = await apply(server, { kind: 'chauffeur' })
    const issuedOn = new Date(Date.now() - 2.5 * 365 * 86_400_000).toISOString().slice(0, 10)
    await judged(server, auditor, 'approve', { person, kind: 'driverLicence', fields: { issuedOn } })
    expect(await risksOf(id)).toEqual(['drivesTooShort'])
    expect(await refusedFor(id)).toEqual(['applicantDrivesTooShort', '申请人驾龄不足 3 年，不能入驻'])
  })

  test('that wait for their review are neither there nor missing', async () => {
    const { id, person } = await apply(server)
    expect((await read(id)).pieces).toEqual({ done: 0, waiting: 0, missing: 4 })
    await showPaper(server, { person, kind: 'healthCertificate' })
    expect(await read(id)).toMatchObject({ completeness: 0, pieces: { done: 0, waiting: 1, missing: 3 } })
  })

  test('that are missing are named, and one that ended does not count', async () => {
    const { id, person } = await apply(server)
    expect(await refusedFor(id)).toEqual(['papersMissing', '请先完成实名认证、健康证审核'])
    const { paperIds } = await approvePapers(server, auditor, { person, kind: 'rider' })
    expect(await refusedFor(id)).toEqual(['checksMissing', '请先核实并标记：协议签署'])
    expect(await read(id)).toMatchObject({ completeness: 50, pieces: { done: 2, waiting: 0, missing: 2 } })
    await server.db
      .updateTable('verifications')
      .set({ valid_to: '2020-01-01' })
      .where('id', '=', paperIds[1] ?? 0)
      .execute()
    expect(await read(id)).toMatchObject({ papers: [{ state: 'approved' }, { state: 'expired' }] })
    expect(await refusedFor(id)).toEqual(['papersMissing', '请先完成健康证审核'])
    const renewed = await showPaper(server, { person, kind: 'healthCertificate' })
    await judge(auditor, renewed.id, 'approve')
    await settled(server, renewed.id)
    expect(await refusedFor(id)).toEqual(['checksMissing', '请先核实并标记：协议签署'])
  })
})

test('a city that nobody serves cannot be chosen; one where somebody works can', async () => {
  const { id } = await apply(server, { cityCode: '659004' })
  expect(await risksOf(id)).toEqual(['fromUnknownCity'])
  expect(await refusedFor(id)).toEqual(['applicantCityUnknown', '平台未在该城市开展服务，不能入驻'])
  await server.fixtures.rider({ cityCode: '659004' })
  expect(await risksOf(id)).toEqual([])
})

test('who applied before is known by person and phone; a list says the same as the record', async () => {
  const { id: firstId, phone, no, person } = await apply(server)
  await report(server, { no, person }, 'withdraw')
  await server.db
    .updateTable('applications')
    .set({ state_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', firstId)
    .execute()
  const { id } = await apply(server, { phone })
  expect(await othersOf(id, 'appliedBefore')).toEqual([`/shenqing?open=${firstId}`])
  const { rows } = await auditor.call(applications.list, { limit: 200 })
  for (const row of rows.slice(-5)) expect(await read(row.id)).toMatchObject(row)
})
