import { type WorkerAct, type WorkerRow, workerActs } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { type Caller, holds } from '#server/kit/caller.ts'
import { maskPhone } from './masks.ts'
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
    statusReason: worker.status_reason,
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
    allowed: allowedActs(worker, caller),
  }
}

/** From which standing each act leads on. */
const possibleFrom: Record<WorkerAct, readonly WorkerRow['status'][]> = {
  pcUpSend: ['enabled', 'disabled', 'frozen'],
  enable: ['disabled'],
  disable: ['enabled'],
  freeze: ['enabled'],
  unfreeze: ['frozen'],
  resign: ['enabled', 'disabled', 'frozen'],
  forceOffline: ['enabled', 'disabled', 'frozen'],
  changeScore: ['enabled', 'disabled', 'frozen'],
}

export function isPossible(worker: Pick<WorkerRecord, 'status' | 'work_status'>, act: WorkerAct): boolean {
  if (act === 'forceOffline' && worker.work_status === 'offline') return false
  return possibleFrom[act].includes(worker.status)
}

function allowedActs(worker: WorkerRecord, caller: Caller): WorkerRow['allowed'] {
  const acts = workerActs.filter(act => isPossible(worker, act) && holds(caller, workers[act].needs))
  const canReveal = worker.phone !== '' && caller.permissions.has('people.reveal')
  return canReveal ? [...acts, 'reveal'] : acts
}
