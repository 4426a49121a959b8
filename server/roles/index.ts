import type { roles } from '#contract/access/roles.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { list, preview } from './list.ts'
import { add, remove, update } from './write.ts'

export const rolesHandlers: Handlers<typeof roles> = { list, add, update, remove, preview }
