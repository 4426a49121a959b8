import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'

/** The first thing that Tab reaches: past menu and bars to the rows of the page, or to its first control. Seen while it has the focus. */
export function SkipLink() {
  const words = useWords(shellWords)
  return (
    <button
      type="button"
      onClick={() => contentInFront()?.focus()}
      className="sr-only focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-60 focus:rounded-md focus:bg-accent-fill focus:px-3 focus:py-2 focus:text-sm focus:text-on-fill"
    >
      {words.skip}
    </button>
  )
}

/** Pages in the background are not displayed. */
function contentInFront(): HTMLElement | undefined {
  const [page] = document.querySelectorAll<HTMLElement>('[data-page-scroll]')
  const isShown = (part: HTMLElement) => part.offsetParent !== null
  const grids = [...(page?.querySelectorAll<HTMLElement>('[role=grid]') ?? [])]
  const controls = [...(page?.querySelectorAll<HTMLElement>('main button, main a, main input') ?? [])]
  return grids.find(isShown) ?? controls.find(isShown)
}
