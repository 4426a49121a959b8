import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { registry, type SettingKey } from '#contract/settings/registry.ts'
import { fillOrders } from '#server/demo/history.ts'
import { writeInThread } from '#server/desk/exports/feature.ts'
import { openDatabase } from '#server/kit/database.ts'
import { readsOf } from '#server/kit/rows/reads.ts'
import { createSharedReads } from '#server/kit/rows/shared-reads.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { ordersExport } from '#server/orders/read/export.ts'
import { adminCaller } from './lists/caller.ts'
import { readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits } from './lists/figures.ts'

/**
 * A spreadsheet of many orders compared with one of few: neither the memory nor the time per row may grow with the
 * number of rows; and how much of the work is left to the thread that serves everybody, and how long it keeps that
 * thread from others. `node bench/exports.ts [orders]`
 */
const { orders: many } = readCounts({ orders: { usual: 200_000, least: 20_000 } })
const few = Math.round(many / 20)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const admin = adminCaller()
const usual = (key: SettingKey) => registry[key].usual

type Figures = {
  rows: number
  seconds: number
  megabytes: number
  peakHeapMb: number
  /** CPU time of the serving thread for one row. */
  servingUsPerRow: number
  /** CPU time of the whole process for one row. */
  allUsPerRow: number
  lagP99Ms: number
  lagMaxMs: number
}

/** How often a lag of the loop is sampled; what a pause takes beyond that is the lag. */
const lagStepMs = 1

await withDatabase(async url => {
  const { db } = openDatabase(url, 1)
  await fillOrders(db, { cityCode: '410100', orders: many, days: 365 })
  await sql`vacuum analyze`.execute(db)
  const runtime = { db, share: createSharedReads(readsOf(db)) }
  const context = { db, caller: admin, sender: { language: 'zh' }, runtime, setting: usual } as QueryContext
  await measure(context, few)
  const small = await measure(context, few)
  const large = await measure(context, many)
  await db.destroy()
  console.table({ few: small, many: large })
  checkLimits([
    {
      what: 'used heap with many rows / with few rows',
      value: large.peakHeapMb / small.peakHeapMb,
      most: 1.2,
    },
    { what: 'time per row with many rows / with few rows', value: perRow(large) / perRow(small), most: 1.5 },
    {
      what: 'CPU of the serving thread / of the whole process',
      value: large.servingUsPerRow / large.allUsPerRow,
      most: 0.6,
    },
    // The server refuses strangers beyond such a lag (LAG_MILLISECONDS).
    {
      what: 'lag of the serving thread, p99 in ms',
      value: large.lagP99Ms,
      most: 50,
      says: `The thread was kept from others for ${Math.round(large.lagMaxMs)} ms at most.`,
    },
  ])
})

function perRow({ seconds, rows }: Figures): number {
  return seconds / rows
}

/** Ten times during the run, the garbage is collected and the used heap is measured; that time does not count. */
async function measure(context: QueryContext, most: number): Promise<Figures> {
  const columns = (ordersExport.sheets[0]?.columns ?? []).map(({ head, kind, width }) => ({
    head: head.zh,
    kind,
    width,
    isSummed: false,
  }))
  const lag = monitorEventLoopDelay({ resolution: lagStepMs })
  let rows = 0
  let peak = 0
  let weighing = 0
  let weighingCpu = 0
  async function* counted() {
    for await (const page of ordersExport.pages(() => context, {})) {
      yield page
      const count = page[0]?.length ?? 0
      rows += count
      if (rows % (most / 10) < count) weigh()
      if (rows >= most) return
    }
  }
  function weigh(): void {
    lag.disable()
    const start = performance.now()
    const cpu = servingCpu()
    collectGarbage()
    peak = Math.max(peak, process.memoryUsage().heapUsed)
    weighing += performance.now() - start
    weighingCpu += servingCpu() - cpu
    lag.enable()
  }
  const start = performance.now()
  const servingStart = servingCpu()
  const allStart = allCpu()
  lag.enable()
  let bytes = 0
  for await (const piece of writeInThread(
    { sheets: [{ title: 'bench', columns }], total: 'bench', imprint: 'bench' },
    counted(),
  ))
    bytes += piece.length
  lag.disable()
  return {
    rows,
    seconds: (performance.now() - start - weighing) / 1000,
    megabytes: bytes / 2 ** 20,
    peakHeapMb: peak / 2 ** 20,
    servingUsPerRow: (servingCpu() - servingStart - weighingCpu) / rows,
    allUsPerRow: (allCpu() - allStart - weighingCpu) / rows,
    lagP99Ms: lag.percentile(99) / 1e6 - lagStepMs,
    lagMaxMs: lag.max / 1e6 - lagStepMs,
  }
}

/** Microseconds. */
function servingCpu(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Microseconds. */
function allCpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
