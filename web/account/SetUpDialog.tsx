import { useState } from 'react'
import { readAgain } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { accountWords } from '#words/access/account.ts'
import { SetUp } from './SetUp.tsx'

/** Setting up in steps. Once the codes are shown, only saying that they are kept closes it. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(accountWords)
  const [isOn, setOn] = useState(false)
  const finish = () => {
    readAgain('session')
    onClose()
  }
  return (
    <Dialog open onClose={() => isOn || onClose()} title={text.setUp}>
      <div className="pb-4">
        <SetUp onOn={() => setOn(true)} onDone={finish} />
      </div>
    </Dialog>
  )
}
