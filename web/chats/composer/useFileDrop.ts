import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Accepts files dropped on a part of the page, so that the browser does not open them. Returns whether something is dragged over it. */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onDrop: (event: DragEvent, dropped: DataTransfer | null) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((event: DragEvent) => {
    setOver(false)
    onDrop(event, event.dataTransfer)
  })
  useEffect(() => {
    const target = place.current
    if (!target) return
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: DragEvent) => {
      // Dragged text is left to the browser.
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false)
    }
    target.addEventListener('dragover', over, { signal })
    target.addEventListener('dragleave', leave, { signal })
    target.addEventListener('drop', event => take(event), { signal })
    return () => listening.abort()
  }, [place])
  return isOver
}
