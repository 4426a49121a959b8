import { useWords } from '#web/kit/words.ts'
import { accountWords } from '#words/access/account.ts'
import { Devices } from './Devices.tsx'
import { SecondFactor } from './SecondFactor.tsx'

/** How one gets in oneself: the second factor, and where one is signed in. */
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
