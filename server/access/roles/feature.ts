import { roles } from '#contract/access/roles.ts'
import { feature } from '#server/kit/feature.ts'
import { list, preview } from './list.ts'
import { add, remove, update } from './write.ts'

export const rolesFeature = feature(roles, { list, add, update, remove, preview })
