import { apps } from '#contract/open/apps.ts'
import { feature } from '#server/kit/feature.ts'
import { refusedCalls } from './calls/read.ts'
import { add, disable, enable, update } from './edit.ts'
import { get, list, owners } from './read.ts'
import { endOldSecret, rotate } from './rotate.ts'

export { createByCommand, listForCommand, rotateByCommand, switchByCommand } from './administer.ts'

export { createApp } from './create.ts'

export { replaceSecret, sealPlainSecrets } from './secrets.ts'

export const appsFeature = feature(apps, {
  list,
  get,
  refusedCalls,
  owners,
  add,
  update,
  disable,
  enable,
  rotate,
  endOldSecret,
})
