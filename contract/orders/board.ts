/** `propose`: the board shows what it would assign. `assign`: it assigns by itself, within the limits of the settings. */
export const autopilotModes = ['off', 'propose', 'assign'] as const
export type AutopilotMode = (typeof autopilotModes)[number]

/** Maximum orders that are planned, and assigned, together. */
export const mostPlanned = 100
