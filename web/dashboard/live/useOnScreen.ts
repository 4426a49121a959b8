import { useState } from 'react'

/** Half a window before it is seen, so that it is there when it is. */
const ahead = '50%'

/** Whether an element is within the window, and whether it ever was; `watch` is its `ref`. */
export function useOnScreen() {
  const [{ isOn, wasOn }, setSeen] = useState({ isOn: false, wasOn: false })

  function watch(element: Element | null): (() => void) | undefined {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      entries => {
        const isNow = entries.at(-1)?.isIntersecting ?? false
        setSeen(before => (before.isOn === isNow ? before : { isOn: isNow, wasOn: before.wasOn || isNow }))
      },
      // The page scrolls in an element of the frame, for which the margin of the window does not count.
      { rootMargin: ahead, scrollMargin: ahead },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }

  return { isOn, wasOn, watch }
}
