import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '#contract/base/operation.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { identifySession } from '#server/access/session/feature.ts'
import type { Caller } from '#server/kit/caller.ts'
import { Refusal } from '#server/kit/refusal.ts'
import type { Scope, SharedReads } from '#server/kit/rows/shared-reads.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { answerQuery } from '#server/kit/serve.ts'
import { features } from '#server/process/features.ts'
import type { Desk } from '../orders/desk.ts'
import type { TestServer } from '../process/server.ts'

export type Asked = { operation: Operation; input: object }

/** The caller behind the session of a desk. */
export async function viewerOf({ db }: Pick<TestServer, 'db'>, { person }: Desk): Promise<Caller> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  return identifySession(db, session.id)
}

export async function answerOf({ operation, input }: Asked, caller: Caller, runtime: Runtime): Promise<unknown> {
  const [feature = '', verb = ''] = operation.name.split('.')
  const handler = features[feature as keyof typeof features].handlers[verb as never] as unknown
  const sender = { language: 'zh', ip: '127.0.0.1', userAgent: '', token: '', device: '', cookie: '' } as const
  try {
    return await answerQuery(operation, handler, { runtime, caller, sender, traceId: 'fuzz', input })
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
}

type Terms = {
  runtime: Runtime
  viewers: readonly Caller[]
  /** What is set as the viewer at this place asks. */
  settingFor: (at: number) => SettingReader
  /** The answer without what moves with the clock. */
  withoutTime?: (answer: unknown) => unknown
}

/** Asks every viewer's question at the same moment, and then each alone: whose answers differ, and whether viewers see different things. */
export async function compareShared(
  one: Asked,
  share: SharedReads,
  { runtime, viewers, settingFor, withoutTime = answer => answer }: Terms,
): Promise<{ wrong: number[]; compared: number; isVaried: boolean }> {
  const runtimeFor = (at: number, own: SharedReads): Runtime => ({
    ...runtime,
    share: own,
    settings: { ...runtime.settings, now: settingFor(at) },
  })
  const answers = async (shareOf: (viewer: Caller, at: number) => SharedReads) =>
    (await Promise.all(viewers.map((viewer, at) => answerOf(one, viewer, runtimeFor(at, shareOf(viewer, at)))))).map(
      withoutTime,
    )
  const shared = await answers(() => share)
  const alone = await answers((caller, at) => aloneFor(runtime, caller, settingFor(at)))
  const wrong = shared.flatMap((answer, at) => (isDeepStrictEqual(answer, alone[at]) ? [] : [at]))
  return { wrong, compared: shared.length, isVaried: new Set(alone.map(answer => JSON.stringify(answer))).size > 2 }
}

/** Reads for this person alone, with all that they may and all settings. */
function aloneFor({ db }: Runtime, caller: Caller, setting: SettingReader): SharedReads {
  return (_name, read, { question }) => read(db, question, { caller, settings: {}, setting })
}

/** Shares between people although this part of the scope is not the same for them. */
export function sharedBeyond({ share }: Runtime, part: (scope: Scope) => Partial<Scope>): SharedReads {
  return (name, read, { question, scope }) =>
    share(name, (db, same) => read(db, same, scope), { question, scope: { ...scope, ...part(scope) } })
}
