import { z } from 'zod'

/** Six digits from an authenticator app, or a recovery code. */
export const SecondFactorCode = z
  .string()
  .max(64)
  .trim()
  .toLowerCase()
  .refine(code => /^(\d{6}|[a-z0-9]{4}-[a-z0-9]{4})$/.test(code), { params: { word: 'secondFactorCode' } })
