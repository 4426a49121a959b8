import Mic from 'lucide-react/icons/mic'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import type { Recorder } from './useRecorder.ts'

/** Replaces the text box while a voice message is recorded. */
export function RecorderBar({ recorder }: { recorder: Recorder }) {
  const text = useWords(chatsWords)
  const seconds = Math.max(0, Math.floor((useNow(250) - recorder.since) / 1000))
  return (
    <div role="status" className="flex items-center gap-3 px-3 py-4 text-sm">
      <Mic size={18} aria-hidden className="animate-breathe text-bad-ink" />
      {recorder.state === 'asking' ? text.microphoneAsked : text.recording(Math.min(60, seconds))}
      <span className="ml-auto flex items-center gap-2">
        <IconButton icon={X} label={text.discard} onClick={recorder.cancel} />
        <Button look="primary" icon={Send} disabled={recorder.state !== 'recording'} onClick={recorder.stop}>
          {text.send}
        </Button>
      </span>
    </div>
  )
}
