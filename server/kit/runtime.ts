import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { SettingReader } from '#contract/settings/registry.ts'
import type { Config } from './config.ts'
import type { Tables } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { NudgeChannel } from './nudges.ts'
import type { Reads } from './rows/reads.ts'
import type { SharedReads } from './rows/shared-reads.ts'

/** What people set (`server/settings/`). */
export type Settings = {
  /** The value that counts now. */
  now: SettingReader
  /** Settles when changes of which this node was notified are read. */
  ready(): Promise<void>
}

/** Begins what is sent to others because of a request: a span of its trace (`server/process/traces.ts`). */
export type BeginSending = (name: string, traceId: string | null) => Sending
type Sending = {
  /** Tells the receiver the trace. */
  header: { traceparent?: string }
  /** `error` is null if it arrived. */
  ended(error: string | null): void
}

/** What one running server has, made once when it starts. */
export type Runtime = {
  config: Config
  db: Kysely<Tables>
  log: Logger
  jobs: Jobs
  nudgeChannel: NudgeChannel
  settings: Settings
  /** What questions are asked of. */
  reads: Reads
  sending: BeginSending
  /** Reads that several people ask for at the same time. */
  share: SharedReads
}
