import type { staff } from '#contract/access/staff.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { listStaff, staffExport } from '#server/users/index.ts'
import { endTotp, resetPassword, unlock } from './rescue.ts'
import { sessions, signOut } from './sessions.ts'

export const staffHandlers: Handlers<typeof staff> = {
  list: listStaff,
  export: startExport(staffExport),
  resetPassword,
  endTotp,
  unlock,
  sessions,
  signOut,
}
