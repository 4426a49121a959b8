import { views } from '#contract/desk/views.ts'
import { feature } from '#server/kit/feature.ts'
import { list } from './list.ts'
import { add, remove, update } from './write.ts'

export const viewsFeature = feature(views, { list, add, update, remove })
