import type { Setup } from '#contract/settings/setup.ts'
import { api } from '#web/kit/api.ts'
import { invalidate, useOnInvalidate, useRead } from '#web/kit/read.ts'

/** Features whose records say what is done. */
const sources = ['cities', 'apps', 'users', 'staff', 'account'] as const

type SetupProgress = {
  steps: Setup['steps']
  hasOrders: boolean
  done: number
  /** The first step that is neither done nor left out. */
  next: Setup['steps'][number] | undefined
}

/** How far the first steps of the installation are; undefined until it is known. */
export function useSetup(): SetupProgress | undefined {
  const { data } = useRead(api.setup.list, {})
  useOnInvalidate(sources, () => invalidate('setup'))
  if (!data) return undefined
  return {
    ...data,
    done: data.steps.filter(({ state }) => state === 'done').length,
    next: data.steps.find(({ state }) => state === 'open'),
  }
}
