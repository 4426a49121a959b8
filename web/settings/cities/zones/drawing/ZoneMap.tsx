import Eraser from 'lucide-react/icons/eraser'
import Undo2 from 'lucide-react/icons/undo-2'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { viewOf, wholeCountry, zoomed } from '#web/shared/map/plot.ts'
import { StillMap } from '#web/shared/map/StillMap.tsx'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { fieldWords } from '#words/base/refusals.ts'
import { zoneDrawingWords } from '#words/settings/cities.ts'
import { type CityGround, type DrawnZone, type PlacedCity, Shapes, seenOf, ZoneName } from '../Shapes.tsx'
import { drawnOutline } from '../zoneTerms.ts'
import { Border } from './Border.tsx'
import { crosses, fewest, noSketch } from './sketch.ts'
import { type Drawing, useSketch } from './useSketch.ts'

type ZoneMapProps = {
  label: string
  city: PlacedCity
  /** Drawn with it. */
  others: readonly DrawnZone[]
  /** The zone itself, by what the form says of it; its outline is the text. */
  name: string
  outline: string
  ground: CityGround
  onDraw: (outline: string) => void
}

const factor = 1.6

/** The city's ground, on which the border of a zone is drawn with the pointer or the keys. */
export function ZoneMap({ label, city, others, name, outline, ground, onDraw }: ZoneMapProps) {
  const text = useWords(zoneDrawingWords)
  const hintId = useId()
  const root = useRef<SVGGElement>(null)
  const drawing = useSketch(outline, next => {
    onDraw(next)
    setFitted(next)
  })
  const whole = () => viewOf(seenOf(city, zonesWith(others, { name, outline }), ground.orders), { least: wholeCountry })
  const [view, setView] = useState(whole)
  const [fitted, setFitted] = useState(outline)
  // What was pasted is brought into sight; what is drawn is there already.
  if (fitted !== outline) {
    setFitted(outline)
    setView(whole())
  }
  useAsTyped(root, outline)
  const drawn = drawnOutline(outline)
  return (
    <div className="grid gap-2">
      {/* Not at the border itself: Chromium scrolls the dialog under a finger on a part of a drawing. */}
      <div className="relative aspect-[4/3] max-h-112 w-full touch-none overflow-hidden rounded-md border border-line focus-within:border-accent">
        <StillMap label={label} view={view} tiles={ground.tiles} maps={ground.maps} hasRings={false}>
          {pixel => (
            <>
              <Shapes city={city} zones={others} orders={ground.orders} view={view} pixel={pixel} />
              {drawn && <ZoneName name={name} outline={drawn} view={view} pixel={pixel} />}
              <Border drawing={drawing} view={view} setView={setView} pixel={pixel} hintId={hintId} root={root} />
            </>
          )}
        </StillMap>
        <div className="absolute top-2 right-2 grid rounded-md border border-line bg-raised">
          <IconButton icon={ZoomIn} label={text.closer} onClick={() => setView(zoomed(view, factor))} />
          <IconButton icon={ZoomOut} label={text.wider} onClick={() => setView(zoomed(view, 1 / factor))} />
        </div>
      </div>
      <Standing drawing={drawing} />
      <p id={hintId} className="text-xs text-muted">
        {text.hint}
      </p>
    </div>
  )
}

/** How far it is drawn, or what is wrong with it, and the ways back. */
function Standing({ drawing: { sketch, canUndo, change, undo, close } }: { drawing: Drawing }) {
  const text = useWords(zoneDrawingWords)
  const { crossingRing } = useWords(fieldWords)
  const { corners, isClosed } = sketch
  const isWrong = crosses(sketch)
  const said = isClosed ? text.closed(corners.length) : text.open(corners.length)
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p role="status" className={`min-w-40 flex-1 ${isWrong ? 'text-bad-ink' : 'text-muted'}`}>
        {isWrong ? crossingRing : corners.length === 0 ? text.begin : said}
      </p>
      {!isClosed && corners.length >= fewest && <Button onClick={close}>{text.close}</Button>}
      <Button icon={Undo2} disabled={!canUndo} onClick={undo}>
        {text.undo}
      </Button>
      <Button icon={Eraser} disabled={corners.length === 0} onClick={() => change(noSketch)}>
        {text.anew}
      </Button>
    </div>
  )
}

function zonesWith(others: readonly DrawnZone[], { name, outline }: { name: string; outline: string }): DrawnZone[] {
  const drawn = drawnOutline(outline)
  return drawn ? [...others, { code: '', name, services: [], outline: drawn }] : [...others]
}

/** Closing the dialog asks before what was drawn is lost, as for what is typed. */
function useAsTyped(root: RefObject<SVGGElement | null>, outline: string): void {
  const atFirst = useRef(outline)
  useEffect(() => {
    if (outline === atFirst.current) return
    root.current
      ?.closest('form')
      ?.querySelector('textarea')
      ?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [root, outline])
}
