import { invalidate } from '#web/kit/read.ts'

/** A change by a command of `users` also changes the list of `staff`. */
export function invalidateStaff(): void {
  invalidate('staff')
  invalidate('users')
}
