import { z } from 'zod'
import { visibleText } from './typed-text.ts'

const seen = /[\p{L}\p{N}\p{So}]/u
/** Ends of lines and other controls, and what is drawn as nothing. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u2800]/u

/** A name that somebody on the staff writes: without what nobody sees, on one line, and with something to read. */
export function nameText(least: number) {
  return z
    .string()
    .max(64)
    .transform(visibleText)
    .pipe(z.string().min(least))
    .refine(name => seen.test(name) && !unseen.test(name), { params: { word: 'nameUnseen' } })
}
