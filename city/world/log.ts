export type Log = (what: string, details?: Record<string, unknown>) => void
