export type Passwords = { oldPassword: string; newPassword: string; again: string }
type Fault = { at: keyof Passwords; is: 'missing' | 'different' }

/** The first error that the command's schema cannot express, in the order of the fields. */
export function faultOf({ oldPassword, newPassword, again }: Passwords): Fault | undefined {
  if (!oldPassword) return { at: 'oldPassword', is: 'missing' }
  if (!newPassword) return { at: 'newPassword', is: 'missing' }
  return newPassword === again ? undefined : { at: 'again', is: 'different' }
}
