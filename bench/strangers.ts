import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillOrders } from '#server/demo/history.ts'
import { openDatabase } from '#server/kit/database.ts'
import { createNode } from '../e2e/setup/process/nodes.ts'
import { createPerson } from './faults/people.ts'
import { readCount, readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, type Limit, percentiles, timesOf } from './lists/figures.ts'

/** What a colleague notices of strangers: the list of orders with 200 hostile lines of each kind, against without. `node bench/strangers.ts [lines]` */
const { lines } = readCounts({ lines: { usual: 200 } })
const kinds = ['nested', 'guesses', 'firstKey', 'halfSent', 'uploads', 'unsigned', 'tokens', 'pages']
const runs = readCount('RUNS', process.env.RUNS, { usual: 300 })
const most = 3

await withDatabase(async databaseUrl => {
  const { db } = openDatabase(databaseUrl, 2)
  await fillOrders(db, { cityCode: '410100', orders: 20_000, days: 30 })
  const { token } = await createPerson(db, 'super_admin', ['orders.view'], null)
  const node = await createNode(databaseUrl, {})
  await node.start()
  const list = async () => {
    const headers = { 'content-type': 'application/json', token }
    const answer = await fetch(`http://127.0.0.1:${node.port}/api/orders/list`, { method: 'POST', headers, body: '{}' })
    const { code } = (await answer.json()) as { code: number }
    if (code !== 200) throw new Error(`A colleague was answered ${code}.`)
  }
  try {
    const limits: Limit[] = []
    for (const kind of kinds) {
      const without = percentiles(await timesOf(runs, list))
      const hostile = startLines(node.port, kind)
      await pause(2000)
      const beside = percentiles(await timesOf(runs, list))
      if (hostile.exitCode !== null) throw new Error(`The lines of ${kind} ended before the colleague was served.`)
      hostile.kill('SIGKILL')
      await pause(2000)
      console.log(
        `${kind}: p99 ${without.p99.toFixed(1)} ms without, ${beside.p99.toFixed(1)} ms beside ${lines} lines`,
      )
      limits.push({ what: `p99 of a colleague beside ${kind} / without`, value: beside.p99 / without.p99, most })
    }
    checkLimits(limits)
  } finally {
    await node.stop()
    await db.destroy()
  }
})

function startLines(port: number, kind: string): ChildProcess {
  const script = fileURLToPath(new URL('strangers/lines.ts', import.meta.url))
  return spawn(process.execPath, [script, String(port), kind, String(lines)], { stdio: 'inherit' })
}
