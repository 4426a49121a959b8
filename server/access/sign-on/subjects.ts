import { sql } from 'kysely'
import type { Database } from '#server/kit/database.ts'
import type { Vouched } from './issuer.ts'

/**
 * The enabled member of staff for whom the provider vouches. It is its own word for them (`sub`) that counts. A name counts once,
 * at the first sign-in, if somebody else gave it here: whoever names themselves like a colleague to come does not get theirs.
 */
export async function findVouched(db: Database, vouched: Vouched): Promise<number | undefined> {
  // The last one for whoever signs in twice at the same moment.
  return (await findBound(db, vouched)) ?? (await bindByName(db, vouched)) ?? findBound(db, vouched)
}

async function findBound(db: Database, { issuer, subject }: Vouched): Promise<number | undefined> {
  const user = await enabledStaff(db)
    .innerJoin('sign_on_subjects', 'sign_on_subjects.user_id', 'users.id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return user?.id
}

/** Of two at once, and of an account or a subject that is bound already, nothing is bound. */
async function bindByName(db: Database, { issuer, subject, username }: Vouched): Promise<number | undefined> {
  if (username === null) return undefined
  const named = enabledStaff(db).where('username', '=', username).where('is_username_given', '=', true)
  const bound = await db
    .insertInto('sign_on_subjects')
    .columns(['issuer', 'subject', 'user_id'])
    .expression(named.clearSelect().select([sql.val(issuer).as('issuer'), sql.val(subject).as('subject'), 'users.id']))
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return bound?.user_id
}

function enabledStaff(db: Database) {
  return db.selectFrom('users').select('users.id').where('kind', '=', 'staff').where('status', '=', 'enabled')
}

/** The next sign-in at the provider under the user name of this account is for it, whoever it was before. */
export async function forgetSubject(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('sign_on_subjects').where('user_id', '=', userId).execute()
}
