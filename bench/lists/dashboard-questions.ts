import { tmpdir } from 'node:os'
import { dayMs } from '#contract/base/durations.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { dashboardFeature } from '#server/dashboard/feature.ts'
import type { Database } from '#server/kit/database.ts'
import type { SharedReads } from '#server/kit/rows/shared-reads.ts'
import { adminCaller } from './caller.ts'

type Block = 'kpi' | 'trend' | 'funnel' | 'supply' | 'heat' | 'delays' | 'reasons' | 'rank' | 'wall'
type Handler = (context: object, input: unknown) => Promise<unknown>

const ago = (days: number) => shanghaiDay(Date.now() - days * dayMs)
const ranges = {
  today: {},
  'a week': { from: ago(6), to: ago(0) },
  '31 days': { from: ago(30), to: ago(0) },
}
const year = { from: ago(364), to: ago(0) }

/** What is asked of the dashboard, by name. */
export function dashboardQuestions(): Record<string, (db: Database) => Promise<unknown>> {
  const ask = (block: Block, input: object) => (db: Database) => {
    const run = dashboardFeature.handlers[block] as Handler
    const share: SharedReads = (_name, read, { question, scope }) => read(db, question, scope)
    const context = {
      db,
      caller: adminCaller(),
      runtime: { config: { DATA_DIR: tmpdir() }, share },
      setting: () => undefined,
    }
    return run(context, dashboard[block].input.parse(input))
  }
  const blocks = ['kpi', 'trend', 'funnel', 'delays', 'reasons', 'rank'] as const
  const asked = blocks.flatMap(block =>
    Object.entries(ranges).map(([name, range]) => [`${block}, ${name}`, ask(block, range)] as const),
  )
  return {
    ...Object.fromEntries(asked),
    supply: ask('supply', {}),
    heat: ask('heat', {}),
    wall: ask('wall', {}),
    'kpi, a year': ask('kpi', year),
    'trend by day, a year': ask('trend', { ...year, by: 'day' }),
    'funnel, a year': ask('funnel', year),
  }
}
