import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { orders } from '#contract/orders/orders.ts'
import { merchants } from '#contract/people/merchants.ts'
import { workers } from '#contract/people/workers.ts'
import { complaintIn } from '../../setup/complaints/complaints.ts'
import { change, reportLanguages } from '../../setup/messages.ts'
import { targetOf, withdrawalOf } from '../../setup/money/withdrawals.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { avoidMidnight } from '../../setup/process/midnight.ts'
import { startTestServer, withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer({ listens: true })
let ops: Desk
let finance: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
  finance = await server.signIn('finance')
})
beforeEach(avoidMidnight)
afterEach(async () => {
  await server.db.deleteFrom('message_texts').execute()
})

const reject = async (id: number, reason = '资料不齐') =>
  finance.call(withdrawals.reject, { ...(await targetOf(finance, { id })), code: 'other', reason })
const receivedOf = (no: string) =>
  until(() => server.webhooks.receivedWithdrawals.find(({ body }) => body.data.no === no)?.body.text)

/** A withdrawal whose owner speaks a language. */
async function asked(language: string) {
  const withdrawal = await withdrawalOf(server, 60_000)
  const { kind, externalId } = withdrawal.accountHolder.owner
  expect((await reportLanguages(server, 'rider', [{ kind, externalId, language }])).status).toBe(200)
  return withdrawal
}

describe('the text of a webhook', () => {
  test.each([
    ['zh', '提现未通过', '您的提现 600.00 元未通过审核：资料不齐。款项已退回余额'],
    [
      'en',
      'Withdrawal not approved',
      'Your withdrawal of ¥600.00 was not approved: 资料不齐. The money is back in your balance.',
    ],
    ['es', 'Retirada no aprobada', 'Su retirada de 600,00 ¥ no se aprobó: 资料不齐. El dinero ha vuelto a su saldo.'],
    ['ja', '出金は承認されませんでした', '600.00元の出金は承認されませんでした：资料不齐。残高に戻しました'],
  ])('is in the language of the person: %s', async (language, title, body) => {
    const { id, no } = await asked(language)
    await reject(id)
    expect(await receivedOf(no)).toMatchObject({ key: 'withdrawal.rejected', language, title, body })
  })

  test('is Chinese as long as nobody said otherwise', async () => {
    const { id, no } = await withdrawalOf(server, 60_000)
    await reject(id)
    expect(await receivedOf(no)).toMatchObject({ language: 'zh' })
  })

  test('is the changed one from its saving on, on every node, and the built-in one of a language that was not changed', async () => {
    const node = await startTestServer({ joins: server })
    try {
      await change(ops, 'withdrawal.rejected', {
        en: { title: 'Sorry!', body: 'Not paid: {amount}. {reason}', sms: '' },
      })
      const there = await node.signIn('finance')
      const [english, spanish] = [await asked('en'), await asked('es')]
      for (const { id } of [english, spanish]) {
        await there.call(withdrawals.reject, { ...(await targetOf(there, { id })), code: 'suspicious', reason: '异常' })
      }
      expect(await receivedOf(english.no)).toEqual({
        key: 'withdrawal.rejected',
        language: 'en',
        title: 'Sorry!',
        body: 'Not paid: ¥600.00. something looks unusual, please contact customer service',
        sms: null,
      })
      expect(await receivedOf(spanish.no)).toMatchObject({ language: 'es', title: 'Retirada no aprobada' })
    } finally {
      await node.stop()
    }
  })

  test('that waits for a day is not used before it, and used after it', async () => {
    const fromDay = shanghaiDay(Date.now() + 2 * 86_400_000)
    await change(ops, 'withdrawal.rejected', { en: { title: 'Later' }, fromDay })
    const [early, late] = [await asked('en'), await asked('en')]
    await reject(early.id)
    expect(await receivedOf(early.no)).toMatchObject({ title: 'Withdrawal not approved' })
    await server.db
      .updateTable('message_texts')
      .set({ valid_from: new Date(Date.now() - 1000) })
      .execute()
    await reject(late.id)
    expect(await receivedOf(late.no)).toMatchObject({ title: 'Later' })
  })

  test('says what staff typed as it is: braces, emoji and Arabic stay, marks that turn the direction go', async () => {
    const { id, no } = await asked('en')
    await reject(id, '{amount} {no} $& 👨‍👩‍👧 مرحبا\u202e')
    expect(await receivedOf(no)).toMatchObject({
      body: 'Your withdrawal of ¥600.00 was not approved: {amount} {no} $& 👨‍👩‍👧 مرحبا. The money is back in your balance.',
    })
  })

  test('of an order goes to the app of its customer only, in the customer’s language', async () => {
    const order = await server.fixtures.order('preparing/accepted')
    const { external_id: externalId } = await server.db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.user_id', 'orders.customer_id')
      .select('customers.external_id')
      .where('orders.id', '=', order.id)
      .executeTakeFirstOrThrow()
    await reportLanguages(server, 'customer', [{ kind: 'customer', externalId, language: 'en' }])
    await ops.call(orders.cancel, { id: order.id, version: order.version, code: 'M03', reason: '卖完了' })
    const received = await until(() => {
      const of = server.webhooks.received.filter(
        ({ body }) => body.data.no === order.no && body.type === 'order.cancelled',
      )
      return of.length === 2 ? of : undefined
    })
    expect(received.filter(({ body }) => body.text).map(({ app }) => app)).toEqual(['customer'])
    expect(received.find(({ app }) => app === 'customer')?.body.text).toMatchObject({
      title: 'Your order was cancelled',
      body: `Your order ${order.no} (Food) was cancelled. Reason: Sold out. What is due back to you goes the way it was paid.`,
    })
  })

  test('of a worker and of a shop says why and until when', async () => {
    const rider = await server.fixtures.rider()
    await reportLanguages(server, 'rider', [{ kind: 'rider', externalId: rider.externalId, language: 'ja' }])
    const { version } = await ops.call(workers.get, { id: rider.id })
    await ops.call(workers.freeze, { id: rider.id, version, until: null, reason: '乘客投诉' })
    const shop = await server.fixtures.merchant()
    const { version: seen } = await ops.call(merchants.get, { id: shop.id })
    await ops.call(merchants.suspend, { id: shop.id, version: seen, reason: '证照过期' })
    const of = (type: string) =>
      until(() => server.webhooks.receivedAboutPeople.find(({ body }) => body.type === type)?.body.text)
    expect(await of('worker.frozen')).toMatchObject({
      body: 'アカウントが 別途ご連絡する日 まで凍結され、その間は注文を受けられません。理由：乘客投诉',
    })
    expect(await of('merchant.suspended')).toMatchObject({ key: 'merchant.suspended', language: 'zh' })
  })

  test('of a complaint says to each side what concerns it', async () => {
    const kefu = await server.signIn('kefu')
    const complaint = await complaintIn(server, kefu, 'evidence')
    const webhookTo = (side: string, event: string) =>
      until(
        () =>
          server.webhooks.receivedComplaints.find(
            ({ body: { data } }) => data.no === complaint.no && data.side === side && data.event === event,
          )?.body,
      )
    expect((await webhookTo('complainant', 'create')).text).toMatchObject({ key: 'complaint.received' })
    expect((await webhookTo('complainant', 'askEvidence')).text).toBeUndefined()
    expect((await webhookTo('respondent', 'askEvidence')).text).toMatchObject({
      key: 'complaint.statementAsked',
      body: expect.stringContaining('旅程测试'),
    })
  })
})

describe('the language of people', () => {
  const languageOf = async (externalId: string) => {
    const rows = await server.db
      .selectFrom('person_languages')
      .selectAll()
      .where('external_id', '=', externalId)
      .execute()
    return rows.map(row => [row.app_id, row.kind, row.language])
  }

  test('is the one that was said last, by app and kind', async () => {
    const externalId = randomUUID()
    const person = { kind: 'customer', externalId }
    const said = [
      { ...person, language: 'en' },
      { ...person, kind: 'rider', language: 'ja' },
      { ...person, language: 'es' },
    ]
    for (const _ of [1, 2]) {
      const response = await reportLanguages(server, 'customer', said)
      expect([response.status, await response.json()]).toEqual([200, { reported: 3 }])
    }
    await reportLanguages(server, 'rider', [{ ...person, language: 'zh' }])
    expect((await languageOf(externalId)).toSorted()).toEqual([
      ['customer-app', 'customer', 'es'],
      ['customer-app', 'rider', 'ja'],
      ['rider-app', 'customer', 'zh'],
    ])
  })

  test('is refused whole where one of them is wrong, for more than a hundred, and without the scope', async () => {
    const externalId = randomUUID()
    const good = { kind: 'customer', externalId, language: 'en' }
    expect((await reportLanguages(server, 'customer', [good, { ...good, language: 'fr' }])).status).toBe(400)
    expect((await reportLanguages(server, 'customer', new Array(101).fill(good))).status).toBe(400)
    await server.db
      .updateTable('apps')
      .set(({ fn, val }) => ({ scopes: fn('array_remove', ['scopes', val('person.write')]) }))
      .where('id', '=', 'merchant-app')
      .execute()
    expect((await reportLanguages(server, 'merchant', [good])).status).toBe(403)
    expect(await languageOf(externalId)).toEqual([])
  })
})
