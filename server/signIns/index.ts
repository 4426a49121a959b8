import type { signIns } from '#contract/access/events.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { signInsExport } from './export.ts'
import { list } from './list.ts'

export { signInsExport } from './export.ts'

export const signInsHandlers: Handlers<typeof signIns> = { list, export: startExport(signInsExport) }
