export { type PersonKind, reportLanguages } from './languages.ts'
export { samplesOf } from './samples.ts'
export {
  builtInText,
  fillText,
  type Message,
  type MessageContent,
  type Recipient,
  sayValues,
  textFor,
  textOf,
} from './text-for.ts'
