import type { users } from '#contract/people/users.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { ban, unban } from './bans.ts'
import { add, disable, enable } from './employ.ts'
import { usersExport } from './export.ts'
import { getInfoByUserId, list, trueUser } from './list.ts'
import { newUpdate, update } from './profile.ts'
import { getRoleByUserId, getRoleListForAssign, saveUserRole } from './roles-of.ts'

export { staffExport, usersExport } from './export.ts'
export { answerPerson, holdStaff, lockAccess, ownPowers, refuseLastAdministrator, writePerson } from './hold.ts'
export { listStaff } from './list.ts'
export { phoneOf } from './phone.ts'
export { canGrant, covers } from './powers.ts'
export { findStaff } from './scope.ts'

export const usersHandlers: Handlers<typeof users> = {
  list,
  trueUser,
  export: startExport(usersExport),
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
}
