import { useWords } from '#web/kit/words.ts'
import { accountWords } from '#words/access/account.ts'
import { Devices } from './Devices.tsx'
import { SecondFactor } from './SecondFactor.tsx'

/** The person's own access: second factor and sessions. */
export function AccessPage() {
  const text = useWords(accountWords)
  return (
    <div className="mx-auto grid max-w-3xl gap-4 desktop:p-4">
      <h1 className="sr-only">{text.title}</h1>
      <SecondFactor />
      <Devices />
    </div>
  )
}
