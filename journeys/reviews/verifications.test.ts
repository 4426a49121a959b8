import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { workers } from '#contract/people/workers.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { expirePapers } from '#server/reviews/verifications/feature.ts'
import { webhookAbout } from '../setup/open/webhooks.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import {
  appeal,
  decideClaimed,
  identityNumber,
  judge,
  judged,
  newHolder,
  postPaper,
  settled,
  showPaper,
  writePaper,
} from '../setup/reviews/papers.ts'

const server = withServer({ listens: true })
let auditor: Desk
let ops: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  ops = await server.signIn('ops')
})

const read = (id: number) => auditor.call(verifications.get, { id })
const received = (no: string) => server.webhooks.receivedPapers.filter(({ body }) => body.data.no === no)

const webhookOf = (no: string, type: string) => webhookAbout(server.webhooks.receivedPapers, no, type)

async function actionsOf(id: number): Promise<string[]> {
  const { log } = await read(id)
  return log.map(({ action }) => action.replace('verifications.', ''))
}

describe('a paper', () => {
  test('goes the whole way from the app to the webhook', async () => {
    const { id, no, person, number } = await showPaper(server)
    expect(await read(id)).toMatchObject({ no, state: 'pending', paperName: '王小明', hints: [] })
    const { rows } = await auditor.call(verifications.list, { search: no.slice(-8) })
    expect(rows).toMatchObject([{ id, case: { purpose: 'first', state: 'waiting', holder: null } }])

    const { ids } = await auditor.call(verifications.claim, { id, most: 1 })
    expect(ids).toEqual([id])
    const decided = await decideClaimed(auditor, id, 'approve')
    expect(decided).toMatchObject({ state: 'pending', case: { state: 'decided', decision: { verdict: 'approve' } } })
    expect(received(no)).toEqual([])
    expect(await settled(server, id)).toBe('approved')

    const data = await webhookOf(no, 'verification.approved')
    expect(data).toMatchObject({ to: person, kind: 'realName', state: 'approved', text: '您的实名认证已通过审核' })
    expect(await actionsOf(id)).toEqual(['submit', 'claim', 'approve', 'approved'])
    const row = await server.db
      .selectFrom('verifications')
      .innerJoin('users', 'users.id', 'verifications.person_id')
      .select(['users.real_name', 'reviewer_id', 'number_masked'])
      .where('verifications.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      real_name: '王小明',
      reviewer_id: auditor.person.id,
      number_masked: `${number.slice(0, 4)}**********${number.slice(-4)}`,
    })
    expect(server.webhooks.faults).toEqual([])
  })

  test('is the same under its number of the app, and another one is refused under it', async () => {
    const written = await writePaper(server)
    const answers = await Promise.all([1, 2, 3].map(() => postPaper(server, '', written)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.no)).size).toBe(1)
    const other = { ...written, paper: { ...written.paper, name: '李小红' } }
    expect((await postPaper(server, '', other)).status).toBe(409)
  })

  test('needs its images, each of them of this app and for one paper only', async () => {
    const written = await writePaper(server)
    const [front] = written.images
    const sent = (images: object[]) => postPaper(server, '', { ...written, externalNo: randomUUID(), images })
    expect((await sent([front ?? {}])).body).toMatchObject({ fields: { images: 'Missing: back.' } })
    const asWorker = { ...written, from: newHolder('rider') }
    expect((await postPaper(server, '', asWorker, 'rider')).body).toMatchObject({
      fields: { from: expect.any(String) },
    })
    expect((await postPaper(server, '', written)).status).toBe(200)
    expect((await sent(written.images)).status).toBe(400)
  })

  test('of a worker tells their licence, and a forgery freezes them', async () => {
    const chauffeur = await server.fixtures.worker('chauffeur')
    const person = { kind: 'chauffeur', externalId: chauffeur.externalId } as const
    const { real_name: name } = await server.db
      .selectFrom('users')
      .select('real_name')
      .where('id', '=', chauffeur.id)
      .executeTakeFirstOrThrow()
    const fields = { name, licenceClass: 'B2' }
    await judged(server, auditor, 'approve', { person, kind: 'driverLicence', fields })
    const worker = await ops.call(workers.get, { id: chauffeur.id })
    expect(worker).toMatchObject({ licenceClass: 'B2', licensedOn: '2015-06-01' })
    expect(worker.credentials.find(({ kind }) => kind === 'licence')).toMatchObject({ expiresOn: '2035-06-01' })

    await judged(server, auditor, 'approve', { person, kind: 'healthCertificate', fields: { name } })
    const healthy = await ops.call(workers.get, { id: chauffeur.id })
    expect(healthy.credentials.find(({ kind }) => kind === 'health')).toMatchObject({ expiresOn: '2027-09-01' })

    const { no } = await judged(server, auditor, 'reject', {
      person,
      kind: 'vehicle',
      fields: { name },
      codes: ['forged'],
    })
    expect(await ops.call(workers.get, { id: chauffeur.id })).toMatchObject({ status: 'frozen' })
    expect(await webhookOf(no, 'verification.rejected')).toMatchObject({
      codes: ['forged'],
      appealBy: expect.any(String),
    })
  })

  test('that still waits is replaced by a newer one; an approved one once the newer is approved', async () => {
    const person = newHolder()
    const first = await showPaper(server, { person })
    await auditor.call(verifications.claim, { id: first.id, most: 1 })
    const second = await showPaper(server, { person, number: first.number })
    expect(await read(first.id)).toMatchObject({ state: 'revoked', case: null })
    expect(await webhookOf(first.no, 'verification.revoked')).toMatchObject({
      text: '您的实名认证已由新提交的材料替代',
    })
    await judge(auditor, second.id, 'approve')
    expect(await settled(server, second.id)).toBe('approved')
    const third = await showPaper(server, { person, number: first.number })
    expect(await read(second.id)).toMatchObject({ state: 'approved' })
    await judge(auditor, third.id, 'approve')
    expect(await settled(server, third.id)).toBe('approved')
    expect(await read(second.id)).toMatchObject({ state: 'revoked' })
  })

  test('with the number of somebody else is found, and cannot be approved', async () => {
    const number = identityNumber()
    const first = await showPaper(server, { number })
    const double = await showPaper(server, { number })
    expect(await read(first.id)).toMatchObject({ hints: [] })
    const seen = await read(double.id)
    expect(seen.details).toMatchObject([
      { check: 'numberTaken', isBlocking: true, other: { id: first.id, no: first.no } },
    ])
    expect(seen.case?.risk).toBe(90)
    const refused = await refusalOf(judge(auditor, double.id, 'approve'))
    expect(refused).toMatchObject({ reason: 'paperBlocked', record: { id: double.id, case: { state: 'waiting' } } })
    await decideClaimed(auditor, double.id, 'reject', { codes: ['repeated'] })
    expect(await settled(server, double.id)).toBe('rejected')
  })

  test('whose number is taken while it waits cannot be approved any more', async () => {
    const number = identityNumber()
    const first = await showPaper(server, { number })
    const second = await showPaper(server, { number })
    await judge(auditor, first.id, 'reject')
    await settled(server, first.id)
    expect(await read(second.id)).toMatchObject({ hints: [] })
    expect((await appeal(server, first)).status).toBe(200)
    expect(await read(second.id)).toMatchObject({ hints: ['numberTaken'] })
    expect(await refusalOf(judge(auditor, second.id, 'approve'))).toMatchObject({ reason: 'paperBlocked' })
  })

  test('is compared with what a machine read, the number masked', async () => {
    const number = identityNumber()
    const fields = { name: '王晓明', number: identityNumber() }
    const { id } = await showPaper(server, { number, reading: { by: 'ocr', confidence: 91, fields } })
    const { lines, hints, reading, confidence } = await read(id)
    expect(hints).toEqual(['readingDiffers'])
    expect([reading, confidence]).toEqual([{ by: 'ocr', confidence: 91 }, 91])
    expect(lines).toMatchObject([
      { field: 'name', given: '王小明', read: '王晓明', differs: true },
      { field: 'number', read: expect.stringMatching(/^\d{4}\*{10}/), differs: true },
    ])
  })

  test('is revoked by staff with a reason', async () => {
    const { id, no } = await judged(server, auditor, 'approve')
    const { version } = await read(id)
    // The clock put the decision into effect.
    expect(
      await refusalOf(auditor.call(verifications.revoke, { id, version: 0, reason: '冒用他人证件' })),
    ).toMatchObject({
      reason: 'changedBySystem',
    })
    const revoked = await auditor.call(verifications.revoke, { id, version, reason: '冒用他人证件' })
    expect(revoked).toMatchObject({ state: 'revoked', allowed: ['open'] })
    expect(await webhookOf(no, 'verification.revoked')).toMatchObject({ text: '您的实名认证已被撤销：冒用他人证件' })
  })

  test('expires once, after its last day, with webhook and notification', async () => {
    const { id, no } = await judged(server, auditor, 'approve', { fields: { validTo: '2030-01-01' } })
    await expirePapers(server.runtime)
    expect(await read(id)).toMatchObject({ state: 'approved', validTo: '2030-01-01' })
    await server.db.updateTable('verifications').set({ valid_to: '2020-01-01' }).where('id', '=', id).execute()
    await Promise.all([expirePapers(server.runtime), expirePapers(server.runtime)])
    expect(await read(id)).toMatchObject({ state: 'expired' })
    expect((await actionsOf(id)).filter(action => action === 'expire')).toHaveLength(1)
    expect(await webhookOf(no, 'verification.expired')).toMatchObject({ text: '您的实名认证已过期，请重新提交' })
    const told = await server.db
      .selectFrom('notifications')
      .select(['type', 'to_permission', 'link'])
      .where('kind', '=', 'verification.expired')
      .execute()
    expect(told).toEqual([{ type: 11, to_permission: 'verifications.judge', link: `/user/renzheng?open=${id}` }])
  })
})
