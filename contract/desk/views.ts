import { z } from 'zod'
import { WrittenText } from '#contract/base/written-text.ts'
import { command, query } from '../base/operation.ts'
import { Id, Nothing, Target, Version } from '../base/values.ts'
import type { Service } from '../orders/service.ts'
import type { Feature } from './nudges.ts'

/** The name of a list: its columns and views are stored under it. */
export type ListName =
  | Exclude<Feature, 'session' | 'orders'>
  | `orders.${Service}`
  | 'ledger.accounts'
  | 'ledger.adjustments'
  | 'withdrawals.batches'

/** The feature of a list, or one of several lists of a feature: `workers`, `orders.food`. Its views need the permission of the list. */
const ListName = z
  .string()
  .max(64)
  .regex(/^[a-z][A-Za-z]*(\.[a-z]+)?$/)

export const mostViews = 50

const Role = z.object({ id: Id, /** In the reader's language. */ name: z.string() })

export const View = z.object({
  id: Id,
  list: ListName,
  name: WrittenText,
  /** As in an address after `?`. */
  question: z.string(),
  /** The role whose members may use it as well. */
  role: Role.nullable(),
  owner: z.object({ id: Id, name: z.string() }),
  version: Version,
  allowed: z.array(z.enum(['update', 'remove'])),
})
export type View = z.output<typeof View>

const Terms = z.object({
  name: z.string().trim().min(1).max(30),
  /** Only characters of an encoded query, so that it cannot lead to another page. */
  question: z
    .string()
    .max(1000)
    .regex(/^[\w.~*+%&=-]*$/),
  /** One of the owner's roles, or any for those who may edit roles; null for a private view. */
  roleId: Id.nullable().default(null),
})

/** Named filters of a list. They grant no access to records. */
export const views = {
  /** One's own by name, then shared ones of colleagues, and the roles that one may share with. */
  list: query('views.list', {
    needs: 'signed-in',
    input: z.object({ list: ListName }),
    output: z.object({ views: z.array(View), roles: z.array(Role) }),
  }),
  add: command('views.add', {
    needs: 'signed-in',
    input: Terms.extend({ list: ListName }),
    output: View,
  }),
  update: command('views.update', {
    needs: 'signed-in',
    input: Terms.extend(Target.shape),
    output: View,
  }),
  remove: command('views.remove', {
    needs: 'signed-in',
    input: Target,
    output: Nothing,
  }),
}
