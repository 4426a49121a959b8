import type { account } from '#contract/access/account.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { devices, signOutDevice, signOutOthers } from './devices.ts'
import { beginTotp, confirmTotp, endTotp, get } from './totp.ts'

export const accountHandlers: Handlers<typeof account> = {
  get,
  devices,
  signOutDevice,
  signOutOthers,
  beginTotp,
  confirmTotp,
  endTotp,
}
