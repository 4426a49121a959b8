import { allowedMoves } from '#contract/base/machine.ts'
import { people } from '#contract/people/people.ts'
import type { WorkerRow } from '#contract/people/worker.ts'
import { workerMachine } from '#contract/people/worker-machine.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { workerGuard } from '#server/people/workers/guard.ts'
import type { WorkerRecord } from './worker-query.ts'

/** A worker as this reader may see them, with what this reader may do. */
export function viewWorker(worker: WorkerRecord, caller: Caller): WorkerRow {
  return {
    id: worker.id,
    no: worker.no,
    kind: worker.kind,
    name: worker.real_name,
    phone: maskPhone(worker.phone),
    avatar: worker.avatar,
    cityCode: worker.city_code,
    status: worker.status,
    statusReason: asWritten(worker.status_reason),
    frozenUntil: worker.frozen_until,
    workStatus: worker.work_status,
    isForcedOffline: worker.forced_offline_at !== null,
    locatedAt: worker.located_at,
    serviceTypes: worker.service_types,
    vehicle: worker.vehicle,
    licenceClass: worker.licence_class,
    level: worker.level,
    score: worker.score,
    load: worker.load,
    capacity: worker.capacity,
    doneToday: worker.done_today,
    record: worker.record,
    credentials: worker.credentials,
    joinedAt: worker.joined_at,
    version: worker.version,
    allowed: allowedTo(worker, caller),
  }
}

function allowedTo(worker: WorkerRecord, caller: Caller): WorkerRow['allowed'] {
  const open = allowedMoves(workerMachine, { state: worker.status }, 'staff').filter(
    move => workerGuard(worker, move, caller) === null,
  )
  const canReveal = worker.phone !== '' && may(caller, people.reveal.needs)
  return canReveal ? [...open, 'reveal'] : open
}
