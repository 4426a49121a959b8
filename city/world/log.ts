/** Notes what happened in the city, for whoever runs it. */
export type Log = (what: string, details?: Record<string, unknown>) => void
