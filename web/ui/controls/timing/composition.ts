/** What a key has to do with writing: its code is 229 while a method of input (pinyin, for one) composes with it. */
type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

let isComposing = false

/** Safari sends the Enter that ends a composition after its end, no longer marked as composing, but still with this code. */
function isComposed({ isComposing: isMarked, keyCode }: Key): boolean {
  return isMarked || keyCode === 229
}

/** Editors read the keys of compositions by themselves. */
const editor = '[contenteditable=true]'

/** A key that belongs to a composition reaches none of our listeners: the Enter that takes a word over sends nothing. Before all others. */
export function keepCompositions(): void {
  // A field that is taken away while somebody composes in it says no end; the next one that is focused does.
  for (const type of ['compositionstart', 'compositionend', 'focusin'] as const)
    addEventListener(
      type,
      () => {
        isComposing = type === 'compositionstart'
      },
      { capture: true },
    )
  addEventListener(
    'keydown',
    event => {
      const isEdited = event.target instanceof Element && event.target.closest(editor)
      if (isComposed(event) && !isEdited) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** Does it after this pause in typing, and not before a composition has ended: `wang'xi` is no search. Answers how to do it not at all. */
export function afterRest(restMs: number, action: () => void): () => void {
  const waiting = new AbortController()
  const timer = setTimeout(() => {
    if (isComposing) addEventListener('compositionend', () => action(), { once: true, signal: waiting.signal })
    else action()
  }, restMs)
  return () => {
    clearTimeout(timer)
    waiting.abort()
  }
}
