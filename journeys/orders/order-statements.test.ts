import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AppEvent } from '../setup/open/life-events.ts'
import { withServer } from '../setup/process/server.ts'
import { countStatements } from '../setup/process/statements.ts'

/** `begin` and `commit` included; each may only become smaller. */
const budget = { placed: 5, pay: 10, accept: 7, grab: 10, arriveShop: 6, pickUp: 7, deliver: 8, confirm: 9 }

const server = withServer({ listens: true })

test('an order needs so many statements, from placed to confirmed, with three apps that listen', async () => {
  const { fixtures } = server
  const written = fixtures.writeOrder()
  await fixtures.merchant({ name: written.merchant.name, phone: written.merchant.phone })
  const worker = await fixtures.rider()
  // What a node asks of an app or a connection once is asked before.
  await fixtures.order('completed', { worker })
  await fixtures.app('customer').placeOrder({ ...written, externalNo: randomUUID() })

  const sent: Record<string, string[]> = {}
  let no = ''
  sent.placed = await countStatements(async () => {
    no = (await fixtures.app('customer').placeOrder(written)).no
  })
  const steps: AppEvent[] = [
    { event: 'pay', by: 'payment', amountFen: written.payFen },
    { event: 'accept', by: 'merchant' },
    ...(['grab', 'arriveShop', 'pickUp', 'deliver'] as const).map(event => ({ event, by: 'rider' }) as const),
    { event: 'confirm', by: 'customer' },
  ]
  for (const step of steps) {
    const kind = step.by === 'merchant' ? 'merchant' : step.by === 'rider' ? 'rider' : 'customer'
    const reported = { eventId: randomUUID(), occurredAt: new Date().toISOString(), ...step }
    const own = step.by === 'rider' ? { workerId: worker.externalId } : {}
    sent[step.event] = await countStatements(() => fixtures.app(kind).sendEvent(no, { ...reported, ...own }))
  }
  const counts = Object.fromEntries(Object.entries(sent).map(([step, texts]) => [step, texts.length]))
  // A test that counts nothing proves nothing.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(3)
  const over = Object.entries(budget).filter(([step, most]) => (counts[step] ?? 0) > most)
  expect(over.map(([step]) => [step, sent[step]])).toEqual([])
  const order = await server.db.selectFrom('orders').selectAll().where('no', '=', no).executeTakeFirstOrThrow()
  expect(order).toMatchObject({ state: 'completed', version: 8, worker_id: worker.id })
})
