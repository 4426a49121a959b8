import { z } from 'zod'

/**
 * What a person typed, with the personal numbers in it masked: only the server's `asWritten()` and the schema create one, so
 * that a text which was not masked does not compile. In answers only.
 */
export const WrittenText = z.string().brand<'WrittenText'>()
export type WrittenText = z.output<typeof WrittenText>
