import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import { nameForm } from '#server/people/index.ts'
import { budget } from '#server/process/limits/index.ts'

/**
 * Wrong passwords make the next try wait: per account and place, so that a stranger elsewhere cannot lock the owner out, and
 * with higher limits per account, so that many places cannot try one, and per place, so that one cannot try all accounts.
 * A browser in which somebody signed in to the account before is a place of its own, and knows the first limit only.
 */
type Delay = { freeTries: number; waitSeconds: RawBuilder<number> }

const ownDelay: Delay = {
  freeTries: 5,
  waitSeconds: sql`least(power(2, least(f.failures, 40) - 4), 900)`,
}
const accountDelay = delayBeyond(budget.guessesOfAccount)
const placeDelay = delayBeyond(50)
const anyAccount = ''
const anyPlace = ''
/** Failures older than this no longer count; longer than the longest wait. */
const forgottenAfter = sql`interval '1 hour'`

/** Up to a minute, after so many. */
function delayBeyond(freeTries: number): Delay {
  const beyond = sql`least(f.failures - ${sql.lit(freeTries)}, 100)`
  return { freeTries, waitSeconds: sql`least(power(2, ${beyond} / 10.0), 60)` }
}

/** What counts together: an account, by the form of its name, and an address, an IPv6 network, or the mark of a known device. */
export type Attempt = { username: string; place: string; isKnownDevice: boolean }

/** Seconds to wait if the attempt may not be made, else 0; and whether the account has just had too many from everywhere. */
type Counted = { seconds: number; isAccountSpent: boolean }

/**
 * Counts an attempt before its password is looked at, so that a thousand at once are not a thousand guesses. A good one is
 * taken back by `forgetAttempts`.
 */
export async function countAttempt(db: Database, { username, place, isKnownDevice }: Attempt): Promise<Counted> {
  const own = await count(db, username, place, ownDelay)
  if (own.seconds > 0 || isKnownDevice) return { ...own, isAccountSpent: false }
  const ofPlace = await count(db, anyAccount, place, placeDelay)
  if (ofPlace.seconds > 0) {
    await takeBack(db, username, place)
    return { ...ofPlace, isAccountSpent: false }
  }
  const ofAccount = await count(db, username, anyPlace, accountDelay)
  if (ofAccount.seconds > 0) {
    await takeBack(db, username, place)
    await takeBack(db, anyAccount, place)
  }
  return { ...ofAccount, isAccountSpent: ofAccount.failures === budget.guessesOfAccount }
}

/** All wrong passwords of an account, wherever they were typed, and however its name was. */
export async function forgetFailures(db: Database, username: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('username', '=', nameForm(username)).execute()
}

/** The right password was typed: the account waits at this place no more. */
export async function forgetAttempts(db: Database, { username, place, isKnownDevice }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('username', '=', username).where('ip', '=', place).execute()
  if (isKnownDevice) return
  await takeBack(db, anyAccount, place)
  await takeBack(db, username, anyPlace)
}

/** Takes one attempt back that was no guess; earlier ones stay counted. */
export async function uncountAttempt(db: Database, { username, place, isKnownDevice }: Attempt): Promise<void> {
  await takeBack(db, username, place)
  if (isKnownDevice) return
  await takeBack(db, anyAccount, place)
  await takeBack(db, username, anyPlace)
}

/** `failures` is 0 for an attempt that may not be made. */
async function count(
  db: Database,
  username: string,
  place: string,
  delay: Delay,
): Promise<{ seconds: number; failures: number }> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as f (username, ip, failures, last_at) values (${username}, ${place}, 1, now())
    on conflict (username, ip) do update set
      failures = case when f.last_at < now() - ${forgottenAfter} then 1 else f.failures + 1 end, last_at = now()
    where f.failures < ${delay.freeTries} or f.last_at + make_interval(secs => ${delay.waitSeconds}) <= now()
    returning failures`.execute(db)
  if (rows[0]) return { seconds: 0, failures: rows[0].failures }
  const waiting = await sql<{ seconds: number }>`
    select ceil(extract(epoch from f.last_at + make_interval(secs => ${delay.waitSeconds}) - now()))::int as seconds
    from sign_in_failures f where username = ${username} and ip = ${place}`.execute(db)
  return { seconds: Math.max(1, waiting.rows[0]?.seconds ?? 1), failures: 0 }
}

async function takeBack(db: Database, username: string, place: string): Promise<void> {
  await sql`update sign_in_failures set failures = greatest(failures - 1, 0)
    where username = ${username} and ip = ${place}`.execute(db)
}
