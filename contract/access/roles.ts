import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { Id, languages, Nothing, shortText, Target, Version } from '#contract/base/values.ts'
import { MenuRoute } from './session.ts'

/** A name in all languages of the product; zh is required, the others fall back to it. */
export const Titles = z.object({ zh: shortText }).and(z.partialRecord(z.enum(languages), shortText))

export const RoleRow = z.object({
  id: Id,
  code: z.string(),
  /** In the reader's language. */
  name: z.string(),
  names: z.partialRecord(z.enum(languages), z.string()),
  isBuiltin: z.boolean(),
  /** `*` alone means all permissions. */
  permissions: z.array(z.string()),
  /** Members must sign in with a second factor. */
  needsTotp: z.boolean(),
  members: z.array(z.object({ id: Id, name: z.string() })),
  version: Version,
  allowed: z.array(z.enum(['update', 'remove'])),
})
export type RoleRow = z.output<typeof RoleRow>

const RoleCode = z
  .string()
  .max(64)
  .refine(code => /^[a-z][a-z0-9_]{1,31}$/.test(code), { params: { word: 'roleCode' } })

const Terms = z.object({
  names: Titles,
  permissions: z.array(z.string().max(64)).max(200),
  needsTotp: z.boolean().default(false),
})

export const roles = {
  list: query('roles.list', { needs: 'roles.view', input: z.object({}), output: z.array(RoleRow) }),
  add: command('roles.add', {
    needs: 'roles.edit',
    input: Terms.extend({ code: RoleCode }),
    output: RoleRow,
  }),
  update: command('roles.update', {
    needs: 'roles.edit',
    input: Terms.extend(Target.shape),
    output: RoleRow,
  }),
  remove: command('roles.remove', {
    needs: 'roles.edit',
    input: Target,
    output: Nothing,
  }),
  /** What a member of these roles would see: the menu and the permissions behind the buttons. */
  preview: query('roles.preview', {
    needs: 'roles.view',
    input: z.object({ id: Id }),
    output: z.object({ menu: z.array(MenuRoute), permissions: z.array(z.string()) }),
  }),
}
