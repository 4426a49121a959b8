import { dispatch } from '#contract/orders/dispatch.ts'
import { handle } from '#server/kit/handle.ts'
import { clearLease, setLease } from '#server/orders/index.ts'

export const lease = handle(dispatch.lease, async (context, { id }) => {
  await setLease(context, id)
  return {}
})

export const release = handle(dispatch.release, async (context, { id }) => {
  await clearLease(context, id)
  return {}
})
