import { invalidate } from '#web/kit/read.ts'

/** A colleague changed by a call of `users` stands in the list of `staff` as well. */
export function invalidateStaff(): void {
  invalidate('staff')
  invalidate('users')
}
