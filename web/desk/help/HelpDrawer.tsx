import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import type { Screen } from '#web/desk/frame/menu.ts'
import { api } from '#web/kit/api.ts'
import { sendCommand } from '#web/kit/command.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { CloseIcon } from '#web/ui/ask/closing.tsx'
import { Drawer } from '#web/ui/ask/Drawer.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { shellWords } from '#words/desk/shell.ts'
import { type GuidePart, guidePartsOf, type Run } from './guideParts.ts'
import { addressOfPicture, guideOf, readGuide } from './guides.ts'

type HelpDrawerProps = { screen: Screen | undefined; open: boolean; onClose: () => void }

/** The guide of the screen that is open, beside it: one may work on while reading. */
export function HelpDrawer({ screen, open, onClose }: HelpDrawerProps) {
  const words = useWords(shellWords)
  useEffect(() => {
    // It is a first step, which the server does not learn otherwise. Nobody misses the answer.
    if (open) void sendCommand(api.firstSteps.openGuide, {})
  }, [open])
  return (
    <Drawer open={open} onClose={onClose} label={words.help} width="min(100%, 400px)" modal={false}>
      <div className="flex h-12 shrink-0 items-center border-b border-line pr-2 pl-4">
        <h2 className="text-base font-medium">{words.help}</h2>
        <span className="ml-auto" />
        <CloseIcon icon={X} label={words.close} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
        <Guide name={screen ? guideOf(screen) : 'dashboard'} />
      </div>
    </Drawer>
  )
}

function Guide({ name }: { name: string }) {
  const words = useWords(shellWords)
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['guide', name, language],
    queryFn: async () => (await readGuide(name, language)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  if (data === undefined) return <Skeletons widths={[60, 90, 40]} />
  if (data === null) return <Empty>{words.noGuide}</Empty>
  return (
    <article className="grid gap-3 text-sm leading-relaxed">
      {guidePartsOf(data).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
        <Part key={at} part={part} />
      ))}
    </article>
  )
}

function Part({ part }: { part: GuidePart }) {
  if (part.kind === 'picture') return <Picture {...part} />
  if (part.kind === 'list')
    return (
      <ul className="grid list-disc gap-1.5 pl-5">
        {part.items.map((runs, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at}>
            <Runs runs={runs} />
          </li>
        ))}
      </ul>
    )
  if (part.kind === 'title')
    return (
      <h3 className="text-lg font-medium">
        <Runs runs={part.runs} />
      </h3>
    )
  if (part.kind === 'heading')
    return (
      <h4 className="mt-2 font-medium">
        <Runs runs={part.runs} />
      </h4>
    )
  return (
    <p>
      <Runs runs={part.runs} />
    </p>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isStrong }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    isStrong ? <strong key={at}>{text}</strong> : text,
  )
}

/** A picture of the screen; a press shows it in its own size. */
function Picture({ file, label }: { file: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['guide-picture', file],
    queryFn: async () => (await addressOfPicture(file)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    // As high as it will be, so that the text below stays where it is.
    <div className="aspect-[8/5] overflow-hidden rounded-md border border-line bg-hover">
      {data && (
        <a href={data} target="_blank" rel="noopener">
          <img src={data} alt={label} className="block w-full" />
        </a>
      )}
    </div>
  )
}
