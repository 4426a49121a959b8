import pino from 'pino'
import type { Operation } from '#contract/base/operation.ts'
import { usualSetting } from '#contract/settings/registry.ts'
import { packetsFeature } from '#server/chats/packets/feature.ts'
import { actorOf, type Caller, type Sender } from '#server/kit/caller.ts'
import { readConfig } from '#server/kit/config.ts'
import type { Database } from '#server/kit/database.ts'
import { Refusal } from '#server/kit/refusal.ts'
import { readsOf } from '#server/kit/rows/reads.ts'
import { createSharedReads } from '#server/kit/rows/shared-reads.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { refundsOfOrders } from '#server/money/refunds/feature.ts'
import { settlementsOfOrders } from '#server/money/settlements/feature.ts'
import { connectMoney } from '#server/orders/feature.ts'
import { features } from '#server/process/features.ts'
import { sendingWithoutSpans } from '#server/process/traces.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { adminCaller } from '../lists/caller.ts'
import type { Explaining } from './statements.ts'

const nowhere = async () => {}
const sender: Sender = { language: 'zh', ip: '127.0.0.1', userAgent: 'bench', token: '', device: '', cookie: '' }
const undone = new Error('Undone.')

/** A server without anything that runs by itself. */
export async function createRuntime({ db }: Explaining, dataDir: string): Promise<Runtime> {
  const reads = readsOf(db)
  const runtime: Runtime = {
    config: readConfig({ DATA_KEY: testDataKey, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    db,
    log: pino({ level: 'silent' }),
    jobs: { later: nowhere, wake: () => {}, work: nowhere, repeat: nowhere, alongside: () => {}, stop: nowhere },
    nudgeChannel: { publish: () => {}, subscribe: () => {}, stop: nowhere },
    settings: { now: usualSetting, ready: nowhere },
    reads,
    share: createSharedReads(reads),
    sending: sendingWithoutSpans,
  }
  connectMoney({ refunds: refundsOfOrders, settlements: settlementsOfOrders })
  for (const start of packetsFeature.start) await start(runtime)
  return runtime
}

export type Outcome = { kind: 'answered' } | { kind: 'refused' | 'failed'; why: string }

/** Calls an operation as who may do everything, or sees a small city only; what a command did is undone. */
export async function call(runtime: Runtime, operation: Operation, input: unknown, userId: number): Promise<Outcome> {
  const caller: Caller = { ...adminCaller(userId), sessionId: 1 }
  const [feature = '', verb = ''] = operation.name.split('.')
  const handle = features[feature as keyof typeof features].handlers[verb] as (
    context: object,
    asked: unknown,
  ) => Promise<unknown>
  const common = { caller, sender, runtime, traceId: 'bench', setting: usualSetting }
  const asked = operation.input.parse(input)
  try {
    if (operation.needs === 'public') await handle({ ...common, setCookie: () => {} }, asked)
    else if (operation.kind === 'query') await handle({ ...common, db: runtime.db }, asked)
    else await runtime.db.transaction().execute(db => undo(db, common, context => handle(context, asked)))
    return { kind: 'answered' }
  } catch (error) {
    if (error === undone) return { kind: 'answered' }
    if (error instanceof Refusal) return { kind: 'refused', why: error.reason }
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) }
  }
}

async function undo(
  db: Database,
  common: { caller: Caller },
  work: (context: object) => Promise<unknown>,
): Promise<never> {
  await work({
    ...common,
    db,
    actor: actorOf(common.caller),
    requestId: null,
    nudge: () => {},
    later: nowhere,
    wake: () => {},
  })
  throw undone
}
