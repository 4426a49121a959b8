import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** What one thread is asked to hash; the answer is the tag. */
export type HashJob = {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

// Requests go first where threads compete for cores. Linux takes this for the thread alone, others for the whole process.
if (process.platform === 'linux') setPriority(0, 10)

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(argon2Sync('argon2id', job)))
