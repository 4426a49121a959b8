import { z } from 'zod'
import { NewPassword } from '#contract/access/password.ts'
import { Proof } from '#contract/access/proof.ts'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, byAge, pageOf, sortInput } from '#contract/base/page.ts'
import { nameText } from '#contract/base/texts/name-text.ts'
import { typedPhone } from '#contract/base/texts/typed-text.ts'
import { Id, IdText, InputMoment, Moment, ReasonedTarget, reasonText, Target, Version } from '#contract/base/values.ts'
import { WrittenText } from '#contract/base/written-text.ts'
import { exportCommand } from '#contract/desk/exports.ts'
import { FileUrl } from '#contract/desk/files.ts'
import { mostOrdersCounted } from './counted-orders.ts'
import { userKinds, userMoves, userStatuses } from './user-machine.ts'

const Gender = z.union([z.literal(0), z.literal(1)])
const phoneText = (pattern: RegExp) =>
  z
    .string()
    .max(64)
    .transform(typedPhone)
    .refine(phone => pattern.test(phone), { params: { word: 'phone' } })
const Phone = phoneText(/^1\d{10}$/)
/** Also masked, as a row was read, or empty. */
const PhoneAsRead = phoneText(/^(1\d{10}|\d{3}\*{4}\d{4}|\*{0,7})$/)
const Username = nameText(2)
const Name = nameText(1)
const CityCode = z.string().regex(/^\d{6}$/)

export const UserRow = z.object({
  id: Id,
  kind: z.enum(userKinds),
  username: z.string(),
  nickName: z.string(),
  realName: z.string(),
  /** Masked, as everywhere; `people.reveal` shows it. */
  phone: z.string(),
  gender: Gender,
  avatar: z.string(),
  status: z.enum(userStatuses),
  statusReason: WrittenText,
  roles: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
  /** Of staff, the cities they may see (null means all); of others, where they ordered, wrote or worked. */
  cityCodes: z.array(z.string()).nullable(),
  isTotpOn: z.boolean(),
  lastSignInAt: Moment.nullable(),
  orderCount: z.int().max(mostOrdersCounted),
  /** A real name is on file. */
  isVerified: z.boolean(),
  createdAt: Moment,
  version: Version,
  /** The moves that this reader may make now; `reveal` shows the phone number. */
  allowed: z.array(z.enum([...userMoves, 'reveal'])),
})
export type UserRow = z.output<typeof UserRow>

export const UserQuestion = z.object({
  /** By when they were added. */
  sort: sortInput(byAge),
  kind: z.enum(userKinds).optional(),
  status: z.enum(userStatuses).optional(),
  /** A phone number or its last 4, or two characters of a name. */
  search: z.string().trim().max(64).default(''),
  /** When they were added: from this moment, and before that one. */
  since: z.coerce.number().pipe(InputMoment).nullish(),
  until: z.coerce.number().pipe(InputMoment).nullish(),
  /** Who ordered or worked there; of staff, who may see it. */
  cityCode: z.string().max(6).optional(),
  after: AfterId,
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

const RoleIds = z.array(Id).max(20)

const Profile = z.object({
  username: Username.optional(),
  phone: PhoneAsRead.optional(),
  nickName: Name.optional(),
  realName: Name.or(z.literal('')).optional(),
  gender: Gender.optional(),
  /** What `POST /api/upload` answered, or nothing. */
  avatar: FileUrl.or(z.literal('')).optional(),
})

export const AssignableRole = z.object({ id: Id, code: z.string(), name: z.string(), isAssignable: z.boolean() })

/** Staff and the people of the platform. Operations with an explicit path have a prescribed one. */
export const users = {
  list: query('users.list', {
    needs: 'users.view',
    input: UserQuestion,
    output: pageOf(UserRow),
  }),
  trueUser: query('users.trueUser', {
    needs: 'users.view',
    input: UserQuestion,
    output: pageOf(UserRow),
  }),
  /** `isVerified`: only those of `trueUser`. */
  export: exportCommand('users.export', UserQuestion.extend({ isVerified: z.boolean().default(false) })),
  add: command('users.add', {
    needs: 'staff.edit',
    answersSecret: true,
    input: Profile.extend({
      username: Username,
      nickName: Name,
      phone: Phone.or(z.literal('')).optional(),
      password: NewPassword,
      roleIds: RoleIds.default([]),
      cityCodes: z.array(CityCode).max(400).nullable().default(null),
    }),
    output: UserRow,
  }),
  /** One's own profile, also the whole row as it was read, its masked number included; with `id` of somebody else a staff member's, which needs `staff.edit`. */
  update: command('users.update', {
    needs: 'signed-in',
    input: Profile.extend({
      id: Id.optional(),
      version: Version.optional(),
      cityCodes: z.array(CityCode).max(400).nullable().optional(),
      /** Needed to change one's own number or user name. */
      proof: Proof.optional(),
    }),
    output: UserRow,
  }),
  /** One's own profile and password; every other session of the person ends. */
  newUpdate: command('users.newUpdate', {
    needs: 'signed-in',
    answersSecret: true,
    input: Profile.extend({ oldPassword: z.string().min(1).max(256), newPassword: NewPassword }),
    output: UserRow,
  }),
  /** Disables; nobody is ever deleted. */
  delete: command('users.delete', {
    needs: 'staff.edit',
    input: z.object({ id: IdText, reason: reasonText.optional() }),
    output: UserRow,
  }),
  enable: command('users.enable', { needs: 'staff.edit', input: Target, output: UserRow }),
  ban: command('users.ban', { needs: 'users.ban', input: ReasonedTarget, output: UserRow }),
  unban: command('users.unban', { needs: 'users.ban', input: ReasonedTarget, output: UserRow }),
  getRoleListForAssign: query('users.getRoleListForAssign', {
    needs: 'staff.assignRoles',
    input: z.object({}),
    output: z.array(AssignableRole),
  }),
  getRoleByUserId: query('users.getRoleByUserId', {
    needs: 'staff.assignRoles',
    input: z.object({ id: IdText }),
    output: z.array(AssignableRole),
  }),
  getInfoByUserId: query('users.getInfoByUserId', {
    needs: 'users.view',
    input: z.object({ id: IdText }),
    output: UserRow,
  }),
  saveUserRole: command('users.saveUserRole', {
    needs: 'staff.assignRoles',
    /** Of `userId`, or of `id` alone. */
    input: z.union([
      z.object({ userId: Id, roleIds: RoleIds }),
      z.object({ id: Id, roleIds: RoleIds }).transform(({ id, roleIds }) => ({ userId: id, roleIds })),
    ]),
    output: UserRow,
  }),
}
