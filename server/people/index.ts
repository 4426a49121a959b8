import { sql } from 'kysely'
import type { AnyUserMove } from '#contract/people/user-machine.ts'
import type { UserRow } from '#contract/people/users.ts'
import type { Change } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { moveRecord } from '#server/kit/rows/move-record.ts'
import type { EventAction } from '#words/access/features.ts'
import { userStatusColumn } from './table.ts'

export { checkDataKey, type WithKey } from './data-key.ts'
export { invisible } from './digits.ts'
export { knownAs } from './known-as.ts'
export { maskNumber, maskPhone } from './masks.ts'
export { refuseStaffName, shownName } from './names.ts'
export { isOneOf, isOwnCase, ownPartiesOf, type Parties, refuseOwnInterest } from './own-interest.ts'
export { phoneMatches, readSearch } from './phone-search.ts'
export {
  addReported,
  addWorkerPerson,
  customerAsReported,
  customerKnownAs,
  findOrAddCustomer,
  type KnownCustomer,
  updateReported,
  updateWorkerPerson,
} from './reported.ts'
export { refuseTooMany } from './reveal-limit.ts'
export { type KeyChanged, rotateDataKey, type SealedColumn } from './rotate-key.ts'
export { hashText, sealText, unsealText } from './seal.ts'
export type { SearchedWord } from './searched-words.ts'
export { shopOfOrder, shopsNamed } from './shop-of-order.ts'
export { addStaff, noteSignedIn, setRoles, setTemporaryPassword } from './staff.ts'
export {
  accountNamed,
  nameForm,
  refuseLookAlikes,
  refuseTaken,
  staffName,
  type WrittenNames,
  warnOfDoubles,
} from './staff-name.ts'
export { asWritten, maskedValues, maskNumbers, withStoredNumbers } from './written.ts'

/** One field of a record in full, and the number of the record. */
export type Revealed = { value: string; subjectNo: string }

/** Columns that staff change, of themselves or of colleagues. The status changes by `movePerson` alone. */
export type PersonChanges = Partial<
  Record<'username' | 'nick_name' | 'real_name' | 'phone' | 'avatar' | 'password_hash', string>
> & {
  gender?: 0 | 1
  is_username_given?: boolean
  password_is_temporary?: boolean
  password_ends_at?: null
  city_codes?: string[] | null
}

/** Writes to the person, as a new version; with nothing to set, what changed is in another table. */
export async function writePerson({ db }: { db: Database }, id: number, set: PersonChanges): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...set, version: sql<number>`version + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
}

type Moved = {
  id: number
  kind: UserRow['kind']
  status: UserRow['status']
  username: string | null
  nick_name: string
}
type Terms = { by?: 'staff' | 'operator'; reason: string; action?: EventAction }

/** Changes the status of a person whose row is locked, with its event, `users.<move>` unless it is called otherwise. */
export async function movePerson(change: Change, person: Moved, move: AnyUserMove, terms: Terms): Promise<void> {
  const { by = 'staff', reason, action } = terms
  await moveRecord(change, userStatusColumn, {
    id: person.id,
    standing: { state: person.status, kind: person.kind },
    move,
    by,
    set: { status_reason: reason, updated_at: new Date() },
    event: { ...(action && { action }), subject: 'users', subjectNo: person.username ?? person.nick_name, reason },
  })
}
