import { useCover } from '#web/kit/toast.ts'

/** In a dialog or drawer: while it is shown, notices wait. */
export function Cover() {
  useCover()
  return null
}
