import { Fact, Facts } from '#web/ui/show/Facts.tsx'
import type { SaidPart } from './useValueText.ts'

/** A value, part by part. */
export function Parts({ parts }: { parts: readonly SaidPart[] }) {
  if (parts.length === 0) return <p className="text-sm">{'–'}</p>
  if (parts.every(({ name }) => name === ''))
    return <p className="text-sm">{parts.map(({ text }) => text).join(' ')}</p>
  return (
    <Facts>
      {parts.map(({ key, name, text }) => (
        <Fact key={key} name={name}>
          {text}
        </Fact>
      ))}
    </Facts>
  )
}
