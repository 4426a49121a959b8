import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { messageTemplates } from '#contract/open/messages/message-templates.ts'
import { readTemplate } from '../../setup/messages.ts'
import { rowOf, targetOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { avoidMidnight } from '../../setup/process/midnight.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
})
beforeEach(avoidMidnight)

describe('trying a text', () => {
  const drafts = (body: string) => {
    const text = { title: 'x', body, sms: '' }
    return { zh: text, en: text, es: text, ja: text }
  }

  test('fills it from a record, and from samples what the record does not say', async () => {
    const { id, no } = await withdrawalOf(server, 60_000, { name: '王五' })
    const template = await readTemplate(ops, 'withdrawal.rejected')
    const before = await ops.call(messageTemplates.try, { id: template.id, no, ...drafts('{amount}') })
    expect(before.values.es).toMatchObject({ amount: '600,00 ¥', no })
    expect(before.sampled).toEqual(['reason'])
    const finance = await server.signIn('finance')
    const target = await targetOf(finance, { id })
    await finance.call(withdrawals.reject, { ...target, code: 'other', reason: '请致电 13812345678' })
    const after = await ops.call(messageTemplates.try, { id: template.id, no, ...drafts('{amount}') })
    expect(after.values.en.reason).toBe('请致电 138****5678')
    expect(after.sampled).toEqual([])
    expect(after.faults).toMatchObject({ 'en.body': expect.stringContaining('{reason}') })
    const samples = await ops.call(messageTemplates.try, { id: template.id, ...drafts('{amount} {reason}') })
    expect([samples.values, samples.faults]).toEqual([template.samples, {}])
  })

  test('says which values are samples', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const template = await readTemplate(ops, 'order.cancelled')
    const tried = await ops.call(messageTemplates.try, { id: template.id, no: order.no, ...drafts('{no}') })
    expect(tried).toMatchObject({ values: { ja: { no: order.no, service: '出前' } }, sampled: ['reason'] })
  })

  test('is refused for a record that the person may not see', async () => {
    const { no } = await withdrawalOf(server, 60_000, { cityCode: otherCity })
    expect((await rowOf(server, no)).city_code).toBe(otherCity)
    const template = await readTemplate(ops, 'withdrawal.rejected')
    const asking = { id: template.id, no, ...drafts('{amount}') }
    const local = await server.signIn('ops', { cityCodes: [homeCity] })
    expect((await refusalOf(local.call(messageTemplates.try, asking))).reason).toBe('notFound')
    const leader = await server.signIn('kefu_leader')
    expect((await refusalOf(leader.call(messageTemplates.try, asking))).reason).toBe('noPermission')
    expect((await refusalOf(ops.call(messageTemplates.try, { ...asking, no: 'TX0' }))).reason).toBe('notFound')
  })
})
