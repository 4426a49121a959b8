import { setTimeout as pause } from 'node:timers/promises'
import { addRider, liveOneOrder } from './city/orders.ts'
import { type Product, withProduct } from './city/product.ts'
import { forgetStatements, readStatements } from './city/statements.ts'

/** The way of an order from the open API to the desk. `node bench/city.ts [orders] [--statements]` */
const orders = Number(process.argv[2] ?? 100)
const shows = process.argv.includes('--statements')

async function measure(product: Product, what: string, count: number, work: () => Promise<void>) {
  await forgetStatements(product.db)
  const before = await product.cpu()
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1000
  const after = await product.cpu()
  const statements = await readStatements(product.db)
  const sum = statements.reduce((total, { calls }) => total + calls, 0)
  if (shows)
    for (const { calls, ms, text } of statements)
      console.log((calls / count).toFixed(2), (ms / count).toFixed(3), text.replace(/\s+/g, ' ').slice(0, 150))
  return {
    what,
    statements: Number((sum / count).toFixed(1)),
    serverMs: Number(((after.server - before.server) / count).toFixed(2)),
    postgresMs: Number(((after.postgres - before.postgres) / count).toFixed(2)),
    seconds: Number(seconds.toFixed(1)),
  }
}

await withProduct(async product => {
  await addRider(product)
  const liveOrders = async (count: number) => {
    for (let done = 0; done < count; done += 1) await liveOneOrder(product)
  }
  await liveOrders(20)
  await pause(2000)
  const rows = []
  rows.push(await measure(product, 'idle, a second', 20, () => pause(20_000)))
  rows.push(await measure(product, 'an order', orders, () => liveOrders(orders)))
  await product.listen()
  await liveOrders(10)
  rows.push(await measure(product, 'an order, three apps listen', orders, () => liveOrders(orders)))
  console.table(rows)
})
