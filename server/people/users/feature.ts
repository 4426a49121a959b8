import { users } from '#contract/people/users.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { getRoleByUserId, getRoleListForAssign, saveUserRole } from './assign-roles.ts'
import { ban, unban } from './ban.ts'
import { add, disable, enable } from './employment.ts'
import { usersExport } from './export.ts'
import { getInfoByUserId, list, trueUser } from './list.ts'
import { newUpdate, update } from './profile.ts'

export const usersFeature = feature(
  users,
  {
    list,
    trueUser,
    export: startExport(users.export, usersExport),
    add,
    update,
    newUpdate,
    delete: disable,
    enable,
    ban,
    unban,
    getRoleListForAssign,
    getRoleByUserId,
    getInfoByUserId,
    saveUserRole,
  },
  { exports: [usersExport] },
)
