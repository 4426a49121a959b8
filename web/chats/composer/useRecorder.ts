import { useEffect, useRef, useState } from 'react'

const mostSeconds = 60
const shapes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']

export type Recorder = {
  state: 'idle' | 'asking' | 'recording'
  /** Start of the recording, epoch milliseconds. */
  since: number
  start(): void
  /** Ends the recording and passes it to `onVoice`. */
  stop(): void
  cancel(): void
}

type Terms = { onVoice: (file: Blob, seconds: number) => void; onRefused: () => void }

/** Records the microphone for at most one minute. */
export function useRecorder({ onVoice, onRefused }: Terms): Recorder {
  const running = useRef<{ recorder: MediaRecorder; isWanted: boolean }>(undefined)
  const [state, setState] = useState<Recorder['state']>('idle')
  const [since, setSince] = useState(0)

  /** Identifies the press whose permission prompt is open; null when none is. */
  const pendingPress = useRef<object>(null)

  useEffect(
    () => () => {
      pendingPress.current = null
      end(running.current, false)
    },
    [],
  )

  async function start(): Promise<void> {
    const own = {}
    pendingPress.current = own
    setState('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (pendingPress.current !== own) return silence(stream)
      const mimeType = shapes.find(shape => MediaRecorder.isTypeSupported(shape)) ?? ''
      record(new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 32_000 }))
    } catch {
      if (pendingPress.current !== own) return
      setState('idle')
      onRefused()
    }
  }

  function record(recorder: MediaRecorder): void {
    const started = { recorder, isWanted: true }
    const pieces: Blob[] = []
    const startedAt = performance.now()
    const limit = setTimeout(() => end(started, true), mostSeconds * 1000)
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.onstop = () => {
      clearTimeout(limit)
      silence(recorder.stream)
      setState('idle')
      const seconds = Math.min(mostSeconds, Math.max(1, Math.round((performance.now() - startedAt) / 1000)))
      if (started.isWanted) onVoice(new Blob(pieces, { type: recorder.mimeType.split(';')[0] ?? '' }), seconds)
    }
    running.current = started
    recorder.start()
    setSince(startedAt)
    setState('recording')
  }

  return {
    state,
    since,
    start: () => void start(),
    stop: () => end(running.current, true),
    cancel() {
      pendingPress.current = null
      setState('idle')
      end(running.current, false)
    },
  }
}

function end(running: { recorder: MediaRecorder; isWanted: boolean } | undefined, isWanted: boolean): void {
  if (running?.recorder.state !== 'recording') return
  running.isWanted = isWanted
  running.recorder.stop()
}

function silence(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
