import { z } from 'zod'
import type { Permission } from './access/permissions.ts'
import { command, query } from './base/operation.ts'
import { Id, Nothing } from './base/values.ts'

/** Every list whose question can be kept under a name, and what opens it. */
export const lists = {
  'orders.food': 'orders.view',
  'orders.chauffeur': 'orders.view',
  'orders.errand': 'orders.view',
  'orders.express': 'orders.view',
  'orders.companion': 'orders.view',
  'orders.challenge': 'orders.view',
  workers: 'workers.view',
  merchants: 'workers.view',
  complaints: 'complaints.view',
  users: 'users.view',
  staff: 'staff.view',
  events: 'events.view',
  signIns: 'signIns.view',
} as const satisfies Record<string, Permission>
export type ListName = keyof typeof lists
const listNames = Object.keys(lists) as [ListName, ...ListName[]]

export const mostViews = 50

const Role = z.object({ id: Id, /** In the reader's language. */ name: z.string() })

export const View = z.object({
  id: Id,
  list: z.enum(listNames),
  name: z.string(),
  /** As it stands in an address after `?`. */
  question: z.string(),
  /** Whose members may ask it as well. */
  role: Role.nullable(),
  owner: z.object({ id: Id, name: z.string() }),
  version: z.int(),
  allowed: z.array(z.enum(['update', 'remove'])),
})
export type View = z.output<typeof View>

const Terms = z.object({
  name: z.string().trim().min(1).max(30),
  /** Only what an encoded query is written with, so that it leads nowhere but to the list it was asked of. */
  question: z
    .string()
    .max(1000)
    .regex(/^[\w.~*+%&=-]*$/),
  /** One that its owner bears, or any for who may edit roles; null keeps it to oneself. */
  roleId: Id.nullable().default(null),
})

/** The questions of a list that somebody gave a name. They are words only: what a reader may not see they do not show. */
export const views = {
  /** One's own by name, then those that colleagues share, and the roles that one may share with. */
  list: query('views.list', {
    needs: 'signed-in',
    input: z.object({ list: z.enum(listNames) }),
    output: z.object({ views: z.array(View), roles: z.array(Role) }),
  }),
  add: command('views.add', {
    needs: 'signed-in',
    input: Terms.extend({ list: z.enum(listNames) }),
    output: View,
  }),
  update: command('views.update', {
    needs: 'signed-in',
    input: Terms.extend({ id: Id, version: z.int() }),
    output: View,
  }),
  remove: command('views.remove', {
    needs: 'signed-in',
    input: z.object({ id: Id, version: z.int() }),
    output: Nothing,
  }),
}
