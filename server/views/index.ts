import type { views } from '#contract/views.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { list } from './list.ts'
import { add, remove, update } from './write.ts'

export const viewsHandlers: Handlers<typeof views> = { list, add, update, remove }
