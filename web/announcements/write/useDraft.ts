import { useEffect, useState } from 'react'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { draftsOf } from '#web/kit/session.ts'
import { inWindow } from '#web/kit/storage.ts'

type Typed = { values: object; dirty: boolean }

/**
 * Writes down what is typed as it is typed, where `useForm` finds it: after a reload, or back from another page, it is there again.
 * Saving it, taking it back and signing out remove it.
 */
export function useDraft(about: string, { values, dirty }: Typed): { isRestored: boolean; drop: () => void } {
  const person = useRead(api.session.userInfo, {}).data?.id
  const name = person === undefined ? '' : `${draftsOf(person)}${about}`
  const [isRestored] = useState(dirty)
  useEffect(() => {
    if (!name) return
    if (dirty) inWindow.setJson(name, values)
    else inWindow.remove(name)
  }, [name, values, dirty])
  return { isRestored: isRestored && dirty, drop: () => inWindow.remove(name) }
}
