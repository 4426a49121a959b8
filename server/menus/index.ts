import type { menus } from '#contract/access/menus.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { arrange } from './arrange.ts'
import { list } from './list.ts'
import { add, remove, update } from './write.ts'

export const menusHandlers: Handlers<typeof menus> = { list, add, update, remove, arrange }
