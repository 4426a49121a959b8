import { expect, test } from 'vitest'
import { people } from '#contract/people/people.ts'
import { applications } from '#contract/reviews/applications.ts'
import { budget } from '#server/process/limits/budget.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { apply, newPhone } from '../../setup/reviews/applications.ts'

const server = withServer()

test('an application of another city is not found, listed, counted or claimed', async () => {
  const desk = await server.signIn('auditor', { cityCodes: [otherCity] })
  const { id } = await apply(server, { cityCode: homeCity })
  expect(await refusalOf(desk.call(applications.get, { id }))).toMatchObject({ reason: 'notFound' })
  expect(await refusalOf(desk.call(applications.claim, { id }))).toMatchObject({ reason: 'notFound' })
  expect((await desk.call(applications.list, {})).rows).toEqual([])
  expect(await desk.call(applications.counts, {})).toMatchObject({ waiting: 0 })
  expect((await desk.call(applications.claim, {})).ids).toEqual([])
  const reveal = { field: 'applications.phone', id, reason: '核实身份' } as const
  expect(await refusalOf(desk.call(people.reveal, reveal))).toMatchObject({ reason: 'noPermission' })
})

test('phone numbers are masked, and shown with a reason that is recorded, so often in an hour', async () => {
  const phone = newPhone()
  const { id, no } = await apply(server, { phone, kind: 'chauffeur' })
  const desk = await server.signIn('super_admin')
  const seen = await desk.call(applications.get, { id })
  expect(seen).toMatchObject({ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, allowed: expect.any(Array) })
  expect(seen.content).toMatchObject({ emergencyPhone: '137****1111' })
  expect(seen.allowed).toContain('reveal')
  expect(JSON.stringify(seen)).not.toContain(phone)
  const reason = '联系不上，需要回电'
  expect(await desk.call(people.reveal, { field: 'applications.phone', id, reason })).toEqual({ value: phone })
  expect(await desk.call(people.reveal, { field: 'applications.emergencyPhone', id, reason })).toEqual({
    value: '13700001111',
  })
  const events = await server.db
    .selectFrom('events')
    .select(['subject_no', 'reason'])
    .where('action', '=', 'people.reveal')
    .where('subject_id', '=', id)
    .execute()
  expect(events).toEqual([
    { subject_no: no, reason },
    { subject_no: no, reason },
  ])
  for (let shown = 2; shown < budget.revealsPerHour; shown += 1)
    await desk.call(people.reveal, { field: 'applications.phone', id, reason })
  expect(await refusalOf(desk.call(people.reveal, { field: 'applications.phone', id, reason }))).toMatchObject({
    reason: 'revealedTooMuch',
  })
})

test('is found by the end of its number, the beginning of a name and a phone number', async () => {
  const phone = newPhone()
  const { id, no } = await apply(server, { phone, name: '欧阳小北' })
  const desk = await server.signIn('super_admin')
  for (const search of [no.slice(-8), '欧阳', phone, phone.slice(-4)]) {
    const { rows } = await desk.call(applications.list, { search })
    expect([search, rows.map(row => row.id)]).toEqual([search, [id]])
  }
})
