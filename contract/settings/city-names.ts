import { z } from 'zod'
import { query } from '#contract/base/operation.ts'

/** What cities are called, for whatever screen names one. */
export const cityNames = {
  list: query('cityNames.list', {
    needs: 'signed-in',
    cityScope: 'none',
    input: z.object({}),
    output: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
}
