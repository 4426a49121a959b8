import { Worker } from 'node:worker_threads'
import { refuse } from '#server/kit/refusal.ts'
import { budget } from '#server/process/limits/index.ts'
import type { HashJob } from './password-worker.ts'

/** Strangers wait in a queue of their own, so that whoever is signed in, or was on this browser before, never waits behind them. */
export type Asker = 'known' | 'stranger'

type Waiting = { job: HashJob; resolve: (tag: Uint8Array) => void; reject: (error: Error) => void }

const queues: Record<Asker, Waiting[]> = { known: [], stranger: [] }
const idle: Worker[] = []
let started = 0
let ofStrangers = 0

/** Hashes in a thread of its own, as many at a time as the budget says; refuses when too many wait already. */
export function hashInQueue(job: HashJob, asker: Asker): Promise<Uint8Array> {
  if (queues[asker].length >= budget.hashesWaiting) refuse('busy')
  return new Promise((resolve, reject) => {
    queues[asker].push({ job, resolve, reject })
    startNext()
  })
}

function startNext(): void {
  const worker = idle.pop() ?? startWorker()
  if (!worker) return
  const known = queues.known.shift()
  const next = known ?? (ofStrangers < budget.strangerHashesAtOnce ? queues.stranger.shift() : undefined)
  if (!next) return void idle.push(worker)
  if (!known) ofStrangers++
  run(worker, next, () => {
    if (!known) ofStrangers--
    startNext()
  })
}

/** Threads stay once they are there; while idle, they do not keep the process. */
function startWorker(): Worker | undefined {
  if (started === budget.hashesAtOnce) return
  started++
  const worker = new Worker(new URL('./password-worker.ts', import.meta.url))
  worker.unref()
  return worker
}

function run(worker: Worker, { job, resolve, reject }: Waiting, onEnd: () => void): void {
  const answered = (tag: Uint8Array) => {
    worker.off('error', failed)
    worker.unref()
    idle.push(worker)
    resolve(tag)
    onEnd()
  }
  const failed = (error: Error) => {
    worker.off('message', answered)
    started--
    reject(error)
    onEnd()
  }
  worker.once('message', answered)
  worker.once('error', failed)
  worker.ref()
  worker.postMessage(job)
}
