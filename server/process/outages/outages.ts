import { noPrimary } from './newest-primary.ts'

/** What keeps the database or the files from working, and would otherwise be an error of every request. */
type Outage = 'diskFull' | 'outOfMemory' | 'unreachable' | 'filesUnreachable'

/** SQLSTATE, or the code of the operating system. */
const byCode: Readonly<Partial<Record<string, Outage>>> = {
  '53100': 'diskFull',
  ENOSPC: 'diskFull',
  FILES_UNREACHABLE: 'filesUnreachable',
  '53200': 'outOfMemory',
  '53300': 'unreachable',
  // A primary that another one has replaced: its connections read only.
  '25006': 'unreachable',
  [noPrimary]: 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
}
/** Errors of the database's driver that have no code. */
const connectionLost = /^(Connection terminated|Client was closed|timeout exceeded when trying to connect)/

export const sentences: Readonly<Record<Outage, string>> = {
  diskFull: 'The disk is full: nothing can be stored. Free space on the disk of the database and of DATA_DIR.',
  outOfMemory: 'The database is out of memory.',
  unreachable: 'The database cannot be reached.',
  filesUnreachable: 'The object store of FILES_URL cannot be reached: files can be neither stored nor shown.',
}

type Running = { outage: Outage; since: number; lastAt: number; errors: number }

/** The outages of this node, from their first error until `end`. */
export type Outages = {
  /** The outage that an error belongs to, and whether it began with it; undefined for any other error. */
  note(error: unknown): { outage: Outage; isFirst: boolean } | undefined
  running(): readonly Running[]
  end(outage: Outage): void
}

export function createOutages(): Outages {
  const running = new Map<Outage, Running>()
  return {
    note(error) {
      const outage = outageOf(error)
      if (!outage) return undefined
      const now = Date.now()
      const known = running.get(outage)
      const { since = now, errors = 0 } = known ?? {}
      running.set(outage, { outage, since, lastAt: now, errors: errors + 1 })
      return { outage, isFirst: !known }
    },
    running: () => [...running.values()],
    end: outage => void running.delete(outage),
  }
}

export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (syscall === 'connect' || connectionLost.test(message)) return 'unreachable'
  return byCode[code ?? '']
}

const passing: readonly (Outage | undefined)[] = ['unreachable', 'filesUnreachable']

/** Whether the same request may succeed in a moment: no connection was free, it was lost, or another transaction came first. */
export function isPassing(error: unknown): boolean {
  const { code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  return passing.includes(outageOf(error)) || ['40001', '40P01'].includes(code)
}
