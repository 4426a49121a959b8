import type { z } from 'zod'
import type { Operation, OutputOf } from '#contract/base/operation.ts'
import type { SettingKey } from '#contract/settings/registry.ts'
import type { Database } from '#server/kit/database.ts'
import { type Scope, type SharedRead, scopeOf } from '#server/kit/rows/shared-reads.ts'
import type { QueryContext } from '#server/kit/serve.ts'

/** What an answer depends on besides its question and the cities of who asks. */
type Uses = {
  permissions?: readonly string[]
  settings?: readonly SettingKey[]
  isPersonal?: boolean
  /** For what costs more than other blocks: while several watch, it is read once in so long. */
  everyMs?: number
}
/** While several people watch, a block is read once in so long: an answer is at most this much later. With the pace of their windows it stays below 5 s. */
export const everyMs = 1500
type Read<Asked, Answer> = (context: QueryContext, asked: Asked) => Promise<Answer>
/** The same for every request. */
type Process = Pick<QueryContext['runtime'], 'config' | 'log'>

/**
 * Reads once for all who ask the same at the same time, as far as what it uses is the same for them. It gets no more of
 * their context than that: whatever else it asks for throws, so no answer can depend on it.
 */
export function readShared<Asked, Answer>(
  name: string,
  uses: Uses | ((context: QueryContext) => Uses),
  read: Read<Asked, Answer>,
): Read<Asked, Answer> {
  return (context, question) => {
    const used = typeof uses === 'function' ? uses(context) : uses
    const { config, log, share } = context.runtime
    const terms = { question, scope: scopeOf(context, used), everyMs: used.everyMs ?? everyMs }
    return share(name, inScope(read, used, { config, log }), terms)
  }
}

/** The answer of an operation. */
export function shareBlock<O extends Operation>(
  { name }: O,
  uses: Uses | ((context: QueryContext) => Uses),
  read: Read<z.output<O['input']>, OutputOf<O>>,
): typeof read {
  return readShared(name, uses, read)
}

/** Sees nothing of a request but its question and scope. */
function inScope<Asked, Answer>(
  read: Read<Asked, Answer>,
  { permissions = [] }: Uses,
  runtime: Process,
): SharedRead<Asked, Answer> {
  // The same object for everybody, so it is written once, too.
  return async (db, question, scope) => Object.freeze(await read(contextOf(db, scope, permissions, runtime), question))
}

function contextOf(
  db: Database,
  { caller, setting }: Scope,
  permissions: readonly string[],
  runtime: Process,
): QueryContext {
  const has = (name: string) => {
    if (permissions.includes(name)) return caller.permissions.has(name)
    throw new Error(`A shared read asks about ${name}, which is no part of its scope.`)
  }
  const context = {
    db,
    setting,
    runtime: throwingForOthers(runtime),
    caller: throwingForOthers({ ...caller, permissions: { has } }),
  }
  return throwingForOthers(context) as unknown as QueryContext
}

/** Throws for whatever it does not hold. */
function throwingForOthers<Held extends object>(held: Held): Held {
  return new Proxy(held, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name)
      throw new Error(`A shared read asks for ${String(name)}, which is no part of its scope.`)
    },
  })
}
