import type { MoveIn } from '#contract/base/machine.ts'
import type { Target } from '#contract/base/values.ts'
import type { WorkerWebhookBody } from '#contract/open/open-workers.ts'
import type { WorkerDetail } from '#contract/people/worker.ts'
import { type WorkerMove, workerMachine } from '#contract/people/worker-machine.ts'
import type { Change } from '#server/kit/change.ts'
import type { NewEvent } from '#server/kit/events.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { moveRecord, refuseMove } from '#server/kit/rows/move-record.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { enqueueWebhook } from '#server/open/webhooks/index.ts'
import { workerGuard } from '#server/people/workers/guard.ts'
import { findDetail } from '#server/people/workers/read/detail.ts'
import { type WorkerRecord, workersQuery } from '#server/people/workers/read/worker-query.ts'
import { inScope } from '#server/people/workers/scope.ts'
import { workerStatusColumn } from '#server/people/workers/table.ts'
import type { Phrase } from '#words/words.ts'

/** The worker, locked for a move that this caller may make now. */
export async function lockForMove(
  context: CommandContext,
  { id, version }: Target,
  move: WorkerMove,
): Promise<WorkerRecord> {
  const fresh = () => findDetail(context, id)
  const lock = () => lockWorkerRecord(context, id, context)
  const worker = await lockSeen(context.db, { subject: 'workers', id, version, lock, fresh })
  await refuseMove(workerStatusColumn, {
    row: worker,
    standing: { state: worker.status },
    move,
    by: 'staff',
    caller: context.caller,
    guard: (row, _move, caller) => workerGuard(row, move, caller),
    params: { count: worker.load },
    fresh,
  })
  return worker
}

/** Locks the row first and reads after, so that what is read holds until the end. With a caller, only whom they may see. */
export async function lockWorkerRecord(
  { db }: Pick<Change, 'db'>,
  id: number,
  reader?: Pick<CommandContext, 'caller'>,
): Promise<WorkerRecord | undefined> {
  const locked = await db
    .selectFrom('workers')
    .select('user_id')
    .where('user_id', '=', id)
    .$if(reader !== undefined, row => (reader ? row.where(inScope(reader.caller)) : row))
    .forUpdate()
    .executeTakeFirst()
  return locked && workersQuery(db).where('workers.user_id', '=', id).executeTakeFirst()
}

type Moved = {
  by?: 'staff' | 'clock'
  set: object
  changes?: NewEvent['changes']
  reason?: string
}

/** Makes the move of a locked worker, with its event. */
export async function moveWorker(
  change: Change,
  worker: WorkerRecord,
  move: MoveIn<typeof workerMachine>,
  { by = 'staff', set, changes, reason }: Moved,
): Promise<void> {
  const staysInState = workerMachine.moves[move].to === 'same'
  await moveRecord(change, workerStatusColumn, {
    id: worker.id,
    standing: { state: worker.status },
    move,
    by,
    set,
    event: {
      subject: 'workers',
      subjectNo: worker.no,
      ...(changes && { changes }),
      ...(reason !== undefined && { reason }),
      ...(staysInState && { from: null, to: null }),
    },
  })
}

/** The worker after a command, as its answer; lists of others look again. */
export function answerWorker(context: CommandContext, { id, city_code }: WorkerRecord): Promise<WorkerDetail> {
  context.nudge({ word: 'workers.changed', id, cityCode: city_code })
  return findDetail(context, id)
}

/** `worker` is as it was before the change, which made the next version. */
type WebhookFields = {
  type: WorkerWebhookBody['type']
  status: string
  until?: number | null
  reason: string
  said?: Phrase | undefined
}

/** A webhook for the worker's own app; no other app receives it. */
export async function enqueueWorkerWebhook(change: Change, worker: WorkerRecord, fields: WebhookFields): Promise<void> {
  const { type, status, until = null, reason, said } = fields
  const data = {
    workerId: worker.external_id,
    no: worker.no,
    status,
    until,
    reason,
    version: worker.version + 1,
  }
  const to = { appId: worker.app_id, kind: worker.kind, externalId: worker.external_id }
  const key = keyOf(type)
  const message = key && { key, to, values: { no: worker.no, until, reason: said ?? reason } }
  await enqueueWebhook(change, worker.app_id, type, data, message)
}

/** Moves of which workers are notified; their app shows the rest. */
function keyOf(type: WorkerWebhookBody['type']) {
  return type === 'worker.frozen' || type === 'worker.disabled' || type === 'worker.enabled' ? type : null
}
