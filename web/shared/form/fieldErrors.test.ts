import { expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#contract/base/operation.ts'
import { shortText } from '#contract/base/values.ts'
import { fieldWords } from '#words/base/refusals.ts'
import { inLanguage } from '#words/words.ts'
import { schemaErrors, withoutFields } from './fieldErrors.ts'

const phone = z.string().refine(text => /^1\d{10}$/.test(text), { params: { word: 'phone' } })
const operation = command('people.add', {
  needs: 'signed-in',
  input: z.object({
    id: z.int(),
    names: z.object({ zh: shortText }),
    phone: phone.or(z.literal('')),
    tags: z.array(z.string()).max(2),
  }),
  output: z.object({}),
})
const input = { names: { zh: ' ' }, phone: '123', tags: ['a', 'b', 'c'] }
const sentences = inLanguage(fieldWords, 'en')

test('Each field of the form shows what the schema refuses; errors without a field are left to the server', () => {
  expect(schemaErrors(operation, input, ['names', 'phone', 'tags'], sentences)).toEqual({
    'names.zh': 'This field is required',
    phone: 'Enter a mobile number of 11 digits',
    tags: 'At most 2 entries',
  })
})

test('A field that is left is checked alone, and input that the schema takes has no errors', () => {
  expect(schemaErrors(operation, input, ['names.zh'], sentences)).toEqual({ 'names.zh': 'This field is required' })
  const right = { id: 1, names: { zh: '王' }, phone: '', tags: [] }
  expect(schemaErrors(operation, right, ['names', 'phone', 'tags'], sentences)).toEqual({})
})

test('Changing a field removes the errors of it and of its parts', () => {
  expect(withoutFields({ 'names.zh': 'a', namesake: 'b', phone: 'c' }, ['names', 'phone'])).toEqual({ namesake: 'b' })
})
