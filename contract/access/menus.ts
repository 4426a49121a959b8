import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, languages, Nothing, Target, Version } from '#contract/base/values.ts'
import { Titles } from './roles.ts'

/** One entry of the menu in its editor; `parentId` is null at the top level. */
export const MenuRow = z.object({
  id: Id,
  parentId: Id.nullable(),
  path: z.string(),
  component: z.string(),
  name: z.string(),
  titles: z.partialRecord(z.enum(languages), z.string()),
  icon: z.string(),
  permissions: z.array(z.string()).nullable(),
  isHidden: z.boolean(),
  alwaysShow: z.boolean(),
  isAffix: z.boolean(),
  noCache: z.boolean(),
  sort: z.int(),
  version: Version,
})
export type MenuRow = z.output<typeof MenuRow>

/** A path of the product, or the address of an external page, which opens in a new tab. */
const Path = z
  .string()
  .trim()
  .max(256)
  .regex(/^(\/[\w/-]*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/)

const Terms = z.object({
  parentId: Id.nullable(),
  path: Path,
  component: z.string().regex(/^[A-Za-z]{0,64}$/),
  titles: Titles,
  icon: z.string().max(32),
  permissions: z.array(z.string().max(64)).max(50).nullable(),
  isHidden: z.boolean(),
  alwaysShow: z.boolean(),
  noCache: z.boolean(),
})

export const menus = {
  list: query('menus.list', { needs: 'menus.edit', input: z.object({}), output: z.array(MenuRow) }),
  add: command('menus.add', { needs: 'menus.edit', input: Terms, output: MenuRow }),
  update: command('menus.update', {
    needs: 'menus.edit',
    input: Terms.extend(Target.shape),
    output: MenuRow,
  }),
  remove: command('menus.remove', {
    needs: 'menus.edit',
    input: Target,
    output: Nothing,
  }),
  /** Puts the children of one parent into this order. */
  arrange: command('menus.arrange', {
    needs: 'menus.edit',
    input: z.object({ parentId: Id.nullable(), ids: z.array(Id).min(1).max(200) }),
    output: Nothing,
  }),
}
