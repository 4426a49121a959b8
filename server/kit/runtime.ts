import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Tables } from './database.ts'
import type { Jobs } from './jobs.ts'
import type { NudgeChannel } from './nudges.ts'

/** What one running server has, made once when it starts. */
export type Runtime = {
  config: Config
  db: Kysely<Tables>
  log: Logger
  jobs: Jobs
  nudgeChannel: NudgeChannel
}
