import type { AppTerms } from '#contract/open/apps.ts'
import { type Actor, type Change, makeChange } from '#server/kit/change.ts'
import { type NewEvent, recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { createApp } from './create.ts'
import { addSecret, endCurrentSecret, goodSecrets, newSecret } from './secrets.ts'

type Operated = Pick<Runtime, 'config' | 'db' | 'jobs' | 'nudgeChannel' | 'settings'>
type NewApp = Parameters<typeof createApp>[1]

const actor: Actor = { kind: 'system', id: null, name: 'npm run admin' }

/** For whoever operates the server. What cannot be done is thrown as a sentence. */
export function createByCommand(runtime: Operated, app: NewApp): Promise<{ id: string; secret: string }> {
  return change(runtime, async made => {
    if (app.id !== undefined && (await find(made, app.id))) throw new Error(`There is an app ${app.id} already.`)
    const { row, secret } = await createApp({ db: made.db, config: runtime.config }, app)
    await record(made, row, { action: 'apps.add' })
    return { id: row.id, secret }
  })
}

/** The secret of before stays good for `hours`. */
export function rotateByCommand(runtime: Operated, id: string, hours: number): Promise<{ secret: string }> {
  return change(runtime, async made => {
    const app = await lock(made, id)
    const alive = await goodSecrets(made.db, id)
    if (alive.length > 1) throw new Error(`The old secret of ${id} is still good. End it on the page of the app first.`)
    const secret = newSecret()
    await endCurrentSecret(made.db, id, hours)
    await addSecret({ db: made.db, config: runtime.config }, id, secret)
    await record(made, app, { action: 'apps.rotate' })
    return { secret }
  })
}

export function switchByCommand(runtime: Operated, id: string, isEnabled: boolean): Promise<void> {
  return change(runtime, async made => {
    const app = await lock(made, id)
    if (app.is_enabled === isEnabled) throw new Error(`The app ${id} is ${isEnabled ? 'on' : 'off'} already.`)
    await made.db.updateTable('apps').set({ is_enabled: isEnabled }).where('id', '=', id).execute()
    const [from, to] = isEnabled ? ['disabled', 'enabled'] : ['enabled', 'disabled']
    await record(made, app, { action: isEnabled ? 'apps.enable' : 'apps.disable', from, to })
  })
}

type Listed = Pick<AppTerms, 'name' | 'kind'> & { id: string; isEnabled: boolean }

export function listForCommand({ db }: Pick<Runtime, 'db'>): Promise<Listed[]> {
  return db.selectFrom('apps').select(['id', 'name', 'kind', 'is_enabled as isEnabled']).orderBy('id').execute()
}

function change<Result>(runtime: Operated, work: (made: Change) => Promise<Result>): Promise<Result> {
  return makeChange(runtime, { actor, traceId: '' }, work)
}

function find({ db }: Change, id: string) {
  return db.selectFrom('apps').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

async function lock(made: Change, id: string) {
  const app = await find(made, id)
  if (!app) throw new Error(`There is no app ${id}. List them: npm run admin -- app list`)
  await made.db
    .updateTable('apps')
    .set({ version: app.version + 1 })
    .where('id', '=', id)
    .execute()
  return app
}

type Named = { number: number; name: string }

async function record(made: Change, { number, name }: Named, event: Omit<NewEvent, 'subject' | 'subjectId'>) {
  await recordEvent(made, { ...event, subject: 'apps', subjectId: number, subjectNo: name })
  made.nudge({ word: 'apps.changed', id: number })
}
