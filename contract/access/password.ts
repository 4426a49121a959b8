import { z } from 'zod'

/** The least rule; the server also asks for the configured length, and refuses common passwords. */
export const NewPassword = z
  .string()
  .max(256)
  .refine(password => password.length >= 6, { params: { word: 'passwordShort' } })
