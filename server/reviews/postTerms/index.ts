export { foldedText } from './compare/characters.ts'
export { findTerms } from './find.ts'
export { noteFinds } from './finds.ts'
