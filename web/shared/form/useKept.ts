import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { draftsOf, onIdentityChange } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'
import { isSame } from './merge.ts'
import type { FormState } from './useForm.ts'

/** Fields whose values are written nowhere. */
const secrets: ReadonlySet<string> = new Set(['proof', 'code', 'password', 'oldPassword', 'newPassword', 'secret'])

/** What this person typed in this form when their session ended, once; `about` names form and record. Otherwise `initial`. */
export function useKept<Values extends object>(about: string | undefined, initial: Values) {
  const person = useRead(api.session.userInfo, {}).data?.id
  const name = about && person !== undefined ? `${draftsOf(person)}${about}` : ''
  const [atFirst] = useState(() => (name ? filled(initial, inWindow.json(name)) : initial))
  useEffect(() => inWindow.remove(name), [name])
  return { name, atFirst }
}

/** Only an ended session keeps it: who signs out leaves nothing. */
export function useKeepAtEnd<Values extends object>(name: string, { start, values }: FormState<Values>): void {
  const keep = useEffectEvent(() => {
    // What was not typed is what the record says by then.
    const changed = Object.entries(values).filter(
      ([key, value]) => !isSame(value, start[key as keyof Values]) && !secrets.has(key) && isWritable(value),
    )
    if (name && changed.length) inWindow.setJson(name, Object.fromEntries(changed))
  })
  useEffect(() => onIdentityChange(change => void (change === 'ended' && keep())), [])
}

/** Not chosen files. */
function isWritable(value: unknown): boolean {
  return isSame(value, JSON.parse(JSON.stringify(value) ?? 'null'))
}

/** The form of another version may have other fields. */
function filled<Values extends object>(initial: Values, kept: object | undefined): Values {
  const fits = ([key, value]: [string, unknown]) => typeof value === typeof initial[key as keyof Values]
  return { ...initial, ...Object.fromEntries(Object.entries({ ...kept }).filter(fits)) }
}
