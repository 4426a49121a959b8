import { apps } from '#contract/open/apps.ts'
import { confirmSecondFactor } from '#server/access/session/index.ts'
import { handle } from '#server/kit/handle.ts'
import { lockFor, record, write } from './edit.ts'
import { addSecret, endCurrentSecret, forgetOldSecrets, newSecret } from './secrets.ts'

/** Both secrets sign while the old one lasts, so that no call is refused while the app changes over. */
export const rotate = handle(apps.rotate, async (context, { proof, hours, ...target }) => {
  const { db, runtime } = context
  const app = await lockFor(context, target, 'rotate')
  await confirmSecondFactor(context, proof)
  const secret = newSecret()
  await endCurrentSecret(db, app.id, hours)
  await addSecret({ db, config: runtime.config }, app.id, secret)
  await write(context, app, {})
  return { app: await record(context, target.id, { action: 'apps.rotate' }), secret }
})

export const endOldSecret = handle(apps.endOldSecret, async (context, { proof, ...target }) => {
  const app = await lockFor(context, target, 'endOldSecret')
  await confirmSecondFactor(context, proof)
  await forgetOldSecrets(context.db, app.id)
  await write(context, app, {})
  return record(context, target.id, { action: 'apps.endOldSecret' })
})
