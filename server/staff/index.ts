import type { staff } from '#contract/staff.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { listStaff } from '#server/users/index.ts'
import { endTotp, resetPassword, unlock } from './rescue.ts'
import { sessions, signOut } from './sessions.ts'

export const staffHandlers: Handlers<typeof staff> = {
  list: listStaff,
  resetPassword,
  endTotp,
  unlock,
  sessions,
  signOut,
}
