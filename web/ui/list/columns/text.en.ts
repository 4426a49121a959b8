import type { Words } from './text.ts'

export const words: Words = {
  fixed: 'Fixed',
  up: head => `Move ${head} up`,
  down: head => `Move ${head} down`,
  hint: 'Drag to reorder. For the width, drag the edge of a heading, or focus it and press ← →. Kept in this browser.',
  reset: 'Back to the default',
}
