import type { signIns } from '#contract/events.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { list } from './list.ts'

export const signInsHandlers: Handlers<typeof signIns> = { list }
