import { staff } from '#contract/access/staff.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { listStaff, staffExport } from '#server/people/users/index.ts'
import { endTotp, resetPassword, unlock } from './restore-access.ts'
import { sessions, signOut } from './sessions.ts'

export const staffFeature = feature(
  staff,
  {
    list: listStaff,
    export: startExport(staff.export, staffExport),
    resetPassword,
    endTotp,
    unlock,
    sessions,
    signOut,
  },
  { exports: [staffExport] },
)
