import { account } from '#contract/access/account.ts'
import { feature } from '#server/kit/feature.ts'
import { devices, signOutDevice, signOutOthers } from './devices.ts'
import { beginTotp, confirmTotp, endTotp, get } from './totp.ts'

export const accountFeature = feature(account, {
  get,
  devices,
  signOutDevice,
  signOutOthers,
  beginTotp,
  confirmTotp,
  endTotp,
})
