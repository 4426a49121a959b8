import { useState } from 'react'
import type { Operation } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import type { Refused } from '#web/kit/call.ts'
import { mergeValues, valueAt } from './merge.ts'
import type { FormState, FormTerms } from './useForm.ts'

/** A lost race: the server's sentence, and which fields both sides changed. */
type Conflict<Values> = { message: string; clashes: readonly string[]; theirs: Values | undefined }

/** The version that the command is sent with, and what to do when somebody else was faster. */
export function useLostRace<O extends Operation, Values extends object>(
  terms: FormTerms<O, Values>,
  state: FormState<Values>,
) {
  const { record, valuesOf } = terms
  const [opened] = useState(record?.version)
  const [fresh, setFresh] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values>>()

  function target(): Partial<Target> {
    if (!record) return {}
    const known = valuesOf ? (opened ?? record.version) : record.version
    return { id: record.id, version: Math.max(known, fresh) }
  }

  function lose(refused: Refused): void {
    const now = refused.record as Partial<Target> | undefined
    if (!now || terms.onLost?.(now) === false) return
    if (refused.reason !== 'changedByOther' || now.version === undefined || now.id !== record?.id) return
    setFresh(now.version)
    const theirs = valuesOf?.(now as never)
    const merged = (mine: Values) => theirs && mergeValues(state.start, mine, theirs)
    if (theirs) state.restart(theirs, now => merged(now)?.values ?? now)
    setConflict({ message: refused.message, clashes: merged(state.values)?.clashes ?? [], theirs })
  }

  return { target, lose, conflict: conflict?.message, onRecord: (path: string) => recordAt(conflict, path) }
}

function recordAt<Values extends object>(conflict: Conflict<Values> | undefined, path: string): string | undefined {
  if (!conflict?.theirs || !conflict.clashes.includes(path)) return undefined
  const value = valueAt(conflict.theirs, path)
  return typeof value === 'string' ? value : undefined
}
