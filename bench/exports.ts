import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { fillOrders } from '#server/demo/history.ts'
import { writeSpreadsheet } from '#server/exports/index.ts'
import { openDatabase } from '#server/kit/database.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { ordersExport } from '#server/orders/read/export.ts'
import { adminCaller } from './lists/caller.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits } from './lists/figures.ts'

/**
 * A spreadsheet of many orders compared with one of few: neither the memory nor the time per row may grow with the
 * number of rows. `node bench/exports.ts [orders]`
 */
const many = Number(process.argv[2] ?? 200_000)
const few = many / 20

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const admin = adminCaller()

type Figures = { rows: number; seconds: number; megabytes: number; peakHeapMb: number }

await withDatabase(async url => {
  const { db } = openDatabase(url, 1)
  await fillOrders(db, { cityCode: '410100', orders: many, days: 365 })
  await sql`vacuum analyze`.execute(db)
  const context = { db, caller: admin, sender: { language: 'zh' } } as QueryContext
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
  ])
})

function perRow({ seconds, rows }: Figures): number {
  return seconds / rows
}

/** Ten times during the run, the garbage is collected and the used heap is measured; that time does not count. */
async function measure(context: QueryContext, most: number): Promise<Figures> {
  let rows = 0
  let peak = 0
  let weighing = 0
  async function* counted() {
    for await (const page of ordersExport.pages(() => context, {})) {
      yield* page
      rows += page.length
      if (rows % (most / 10) < page.length) weigh()
      if (rows >= most) return
    }
  }
  function weigh(): void {
    const start = performance.now()
    collectGarbage()
    peak = Math.max(peak, process.memoryUsage().heapUsed)
    weighing += performance.now() - start
  }
  const start = performance.now()
  let bytes = 0
  const pieces = writeSpreadsheet({ of: ordersExport, language: 'zh', imprint: 'bench', rows: counted() })
  for await (const piece of pieces) bytes += piece.length
  const seconds = (performance.now() - start - weighing) / 1000
  return { rows, seconds, megabytes: bytes / 2 ** 20, peakHeapMb: peak / 2 ** 20 }
}
