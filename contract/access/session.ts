import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { nameText } from '#contract/base/texts/name-text.ts'
import { Id, Moment, Nothing } from '#contract/base/values.ts'
import { CityClock } from '#contract/demo/city-clock.ts'
import { NewPassword } from './password.ts'
import { SecondFactorCode } from './second-factor-code.ts'

/** The signed-in person. `roles` = role codes ∪ permission codes, the list that menus and buttons are checked against. */
export const Person = z.object({
  id: Id,
  userId: Id,
  username: z.string(),
  name: z.string(),
  nickName: z.string(),
  realName: z.string(),
  phone: z.string(),
  gender: z.union([z.literal(0), z.literal(1)]),
  avatar: z.string(),
  introduction: z.string(),
  roles: z.array(z.string()),
  roleCodes: z.array(z.string()),
  permissions: z.array(z.string()),
  /** A required step: until it is done, only `account.*`, `session.*` and `users.newUpdate` are accepted. */
  mustDo: z.enum(['password', 'totp']).nullable(),
  /** The clock of a demo's city; `city` is null where nobody in it acts, `demo` where this is none. */
  demo: z.object({ city: CityClock.nullable() }).nullable(),
})
export type Person = z.output<typeof Person>

/** A token and when it ends, epoch milliseconds. */
export const Pass = z.object({ token: z.string(), expireTime: Moment })
export type Pass = z.output<typeof Pass>

/** One menu entry or screen. `component` is `Layout`, `Blank` or the name of a screen. */
export type MenuRoute = {
  path: string
  component: string
  name: string
  redirect?: string | undefined
  hidden: boolean
  alwaysShow: boolean
  meta: {
    title: string
    icon: string
    roles?: string[] | undefined
    affix?: boolean | undefined
    noCache?: boolean | undefined
    breadcrumb?: boolean | undefined
    activeMenu?: string | undefined
    /** Full pinyin and initials of the Chinese title, made by the server for the menu search. */
    pinyin: string
    initials: string
  }
  children: MenuRoute[]
}

export const MenuRoute: z.ZodType<MenuRoute> = z.object({
  path: z.string(),
  component: z.string(),
  name: z.string(),
  redirect: z.string().optional(),
  hidden: z.boolean(),
  alwaysShow: z.boolean(),
  meta: z.object({
    title: z.string(),
    icon: z.string(),
    roles: z.array(z.string()).optional(),
    affix: z.boolean().optional(),
    noCache: z.boolean().optional(),
    breadcrumb: z.boolean().optional(),
    activeMenu: z.string().optional(),
    pinyin: z.string(),
    initials: z.string(),
  }),
  get children() {
    return z.array(MenuRoute)
  },
})

export const session = {
  /** Works once, on an installation without accounts, with the key that `npm start` printed. */
  createFirstAdministrator: command('session.createFirstAdministrator', {
    needs: 'public',
    input: z.object({
      key: z.string().max(128),
      username: nameText(2),
      password: NewPassword,
    }),
    output: Pass,
  }),
  login: command('session.login', {
    needs: 'public',
    input: z.object({
      username: z.string().trim().min(1).max(64),
      password: z.string().min(1).max(256),
      /** A code of the authenticator app, or a recovery code; required after the refusal `totpNeeded`. */
      code: SecondFactorCode.optional(),
    }),
    output: Pass,
  }),
  userInfo: query('session.userInfo', {
    needs: 'signed-in',
    input: z.object({}),
    output: Person,
  }),
  getInfo: query('session.getInfo', {
    needs: 'signed-in',
    input: z.object({}),
    output: Person,
  }),
  getMenuList: query('session.getMenuList', {
    needs: 'signed-in',
    input: z.object({}),
    output: z.array(MenuRoute),
  }),
  refreshToken: command('session.refreshToken', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({}),
    output: Pass,
  }),
  /** Opens one socket of this session, within 30 seconds: `GET /socket?ticket=…`. */
  socketTicket: command('session.socketTicket', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({}),
    output: z.object({ ticket: z.string() }),
  }),
  logout: command('session.logout', {
    needs: 'signed-in',
    input: z.object({}),
    output: Nothing,
  }),
}
