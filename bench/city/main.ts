import { setTimeout as pause } from 'node:timers/promises'
import { session } from '#contract/access/session.ts'
import { ask, bareCpu, signIn } from './callers.ts'
import { addRider, liveOneOrder } from './orders.ts'
import { type Product, withProduct } from './product.ts'
import { forgetStatements, readStatements } from './statements.ts'

/**
 * What the way from the open API to the desk costs: statements and CPU of an order from placed to confirmed, of an idle server,
 * and of a question that needs no database, beside a bare server. `node bench/city/main.ts [orders] [--statements]`
 */
const orders = Number(process.argv[2] ?? 200)
const showsStatements = process.argv.includes('--statements')
const requests = 4000
const idleSeconds = 20

const rounded = (value: number) => Number(value.toFixed(2))

/** Statements, with `begin` and `commit`, and CPU milliseconds of each of `count`. */
async function measure(product: Product, count: number, work: () => Promise<void>) {
  await forgetStatements(product.db)
  const before = await product.cpu()
  await work()
  const after = await product.cpu()
  const statements = await readStatements(product.db)
  const sum = statements.reduce((total, { calls }) => total + calls, 0)
  if (showsStatements) {
    for (const { calls, ms, text } of statements)
      console.log(rounded(calls / count), rounded(ms / count), text.replace(/\s+/g, ' ').slice(0, 150))
  }
  return {
    statements: rounded(sum / count),
    'server ms': rounded((after.server - before.server) / count),
    'PostgreSQL ms': rounded((after.postgres - before.postgres) / count),
  }
}

await withProduct(async product => {
  await addRider(product)
  const liveOrders = async (count: number) => {
    for (let done = 0; done < count; done += 1) await liveOneOrder(product)
  }
  await liveOrders(Math.ceil(orders / 2))
  const table: Record<string, object> = {}
  table['an order, placed to confirmed'] = await measure(product, orders, () => liveOrders(orders))
  await pause(5000)
  table['a second without work'] = await measure(product, idleSeconds, () => pause(idleSeconds * 1000))

  const token = await signIn(product)
  const url = product.url + session.userInfo.path
  await ask(url, token, requests / 4)
  const asked = await measure(product, requests, () => ask(url, token, requests))
  const answer = await fetch(url, { headers: { token } })
  const bare = await bareCpu(await answer.text(), requests)
  const share = Math.round((100 * bare) / asked['server ms'])
  table.userInfo = { ...asked, beside: `${rounded(bare)} ms of node:http: ${share} %` }

  await product.listen()
  await liveOrders(10)
  table['an order, three apps listen'] = await measure(product, orders, () => liveOrders(orders))
  console.table(table)
})
