import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/**
 * What transactions do one after the other where no row is there to be locked, all of it: `all` is one lock for everybody, the rest
 * have one for each person, app and so on. Who takes it says why, and what is locked before and after it.
 */
const locks = {
  'access.changes': 'all',
  'applications.activate': 'all',
  'apps.names': 'all',
  'chats.peer': 'peer',
  'chats.queue': 'all',
  'events.chain': 'all',
  'exports.open': 'person',
  'feedback.trouble': 'term',
  'figures.write': 'all',
  'ledger.checks': 'all',
  'menus.arrange': 'all',
  'merchants.report': 'app',
  'outages.alarm': 'all',
  'people.reveal': 'person',
  'posts.change': 'post',
  'recon.bills': 'app',
  'refunds.limits': 'person',
  'reviews.claim': 'person',
  'taxes.fill': 'all',
  'verifications.number': 'number',
  'verifications.open': 'person',
  'verifications.papers': 'person',
  'views.change': 'person',
  'withdrawals.owner': 'owner',
  'workers.report': 'app',
} as const

type LockName = keyof typeof locks
export const lockNames = Object.keys(locks) as LockName[]
/** What is locked: nothing more for `all`, otherwise which person, app and so on. */
type Of<Name extends LockName> = (typeof locks)[Name] extends 'all' ? [] : [of: string | number]

/** Waits until no other transaction has this lock, which is kept until this one ends. */
export async function lockNamed<Name extends LockName>(db: Database, name: Name, ...of: Of<Name>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(name, of)})`.execute(db)
}

/** The same without waiting: false if another transaction has it. */
export async function tryLockNamed<Name extends LockName>(db: Database, name: Name, ...of: Of<Name>): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(${keyOf(name, of)}) as locked`.execute(db)
  return rows[0]?.locked ?? false
}

function keyOf(name: LockName, of: readonly (string | number)[]) {
  return sql`hashtextextended(${[name, ...of].join(' ')}, 0)`
}
