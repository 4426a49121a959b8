import { z } from 'zod'

/** The minimum; the server also requires the configured length and refuses common passwords. */
export const NewPassword = z
  .string()
  .max(256)
  .refine(password => password.length >= 6, { params: { word: 'passwordShort' } })
