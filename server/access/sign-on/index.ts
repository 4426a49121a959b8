export { forgetSubject } from './subjects.ts'
