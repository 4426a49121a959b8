import { menus } from '#contract/access/menus.ts'
import { feature } from '#server/kit/feature.ts'
import { arrange } from './arrange.ts'
import { list } from './list.ts'
import { add, remove, update } from './write.ts'

export const menusFeature = feature(menus, { list, add, update, remove, arrange })
