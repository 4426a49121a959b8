import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'

/**
 * Wrong passwords make the next try wait: per account and place, so that a stranger elsewhere cannot lock the owner out, and
 * with a higher limit per place, so that one place cannot try all accounts.
 */
type Delay = { freeTries: number; waitSeconds: RawBuilder<number> }

const accountDelay: Delay = {
  freeTries: 5,
  waitSeconds: sql`least(power(2, least(f.failures, 40) - 4), 900)`,
}
const placeDelay: Delay = {
  freeTries: 50,
  waitSeconds: sql`least(power(2, least(f.failures - 50, 100) / 10.0), 60)`,
}
const anyAccount = ''
/** Failures older than this no longer count; longer than the longest wait. */
const forgottenAfter = sql`interval '1 hour'`

/** What counts together: an account, and an address or the mark of a known device. */
export type Attempt = { username: string; place: string; isKnownDevice: boolean }

/**
 * Counts an attempt before its password is looked at, so that a thousand at once are not a thousand guesses. Answers the
 * seconds to wait if it may not be made at all, else 0; a good one is taken back by `forgetAttempts`.
 */
export async function countAttempt(db: Database, { username, place, isKnownDevice }: Attempt): Promise<number> {
  const seconds = await count(db, username, place, accountDelay)
  if (seconds > 0 || isKnownDevice) return seconds
  const shared = await count(db, anyAccount, place, placeDelay)
  if (shared > 0) await takeBack(db, username, place)
  return shared
}

/** All wrong passwords of an account, wherever they were typed. */
export async function forgetFailures(db: Database, username: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('username', '=', username).execute()
}

/** The right password was typed: the account waits at this place no more. */
export async function forgetAttempts(db: Database, { username, place, isKnownDevice }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('username', '=', username).where('ip', '=', place).execute()
  if (!isKnownDevice) await takeBack(db, anyAccount, place)
}

/** Takes one attempt back that was no guess; earlier ones stay counted. */
export async function uncountAttempt(db: Database, { username, place, isKnownDevice }: Attempt): Promise<void> {
  await takeBack(db, username, place)
  if (!isKnownDevice) await takeBack(db, anyAccount, place)
}

async function count(db: Database, username: string, place: string, delay: Delay): Promise<number> {
  const { rows } = await sql`
    insert into sign_in_failures as f (username, ip, failures, last_at) values (${username}, ${place}, 1, now())
    on conflict (username, ip) do update set
      failures = case when f.last_at < now() - ${forgottenAfter} then 1 else f.failures + 1 end, last_at = now()
    where f.failures < ${delay.freeTries} or f.last_at + make_interval(secs => ${delay.waitSeconds}) <= now()
    returning 1`.execute(db)
  if (rows.length > 0) return 0
  const waiting = await sql<{ seconds: number }>`
    select ceil(extract(epoch from f.last_at + make_interval(secs => ${delay.waitSeconds}) - now()))::int as seconds
    from sign_in_failures f where username = ${username} and ip = ${place}`.execute(db)
  return Math.max(1, waiting.rows[0]?.seconds ?? 1)
}

async function takeBack(db: Database, username: string, place: string): Promise<void> {
  await sql`update sign_in_failures set failures = greatest(failures - 1, 0)
    where username = ${username} and ip = ${place}`.execute(db)
}
