import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { givingUpWords } from '#words/base/lists.ts'
import { uiWords } from '#words/base/ui.ts'
import { Frame } from './Frame.tsx'

/** Whether what was typed in the dialog or drawer around it may be lost. */
export function GiveUp({ keep, giveUp }: { keep: () => void; giveUp: () => void }) {
  const text = useWords(uiWords)
  const words = useWords(givingUpWords)
  return (
    <Frame
      open
      onClose={keep}
      title={text.systemHint}
      footer={
        <>
          <Button look="risky" onClick={giveUp}>
            {words.giveUp}
          </Button>
          <Button look="primary" onClick={keep}>
            {words.keepWriting}
          </Button>
        </>
      }
    >
      <p className="text-sm">{words.sure}</p>
    </Frame>
  )
}
