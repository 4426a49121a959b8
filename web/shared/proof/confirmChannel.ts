import { openChannel } from '#web/kit/windows.ts'

/** From the window in which somebody signed in at the provider once more to the one that asked for it. */
export type Confirmed = { reason: string | null }

export const openConfirmChannel = () => openChannel('citydesk-confirmed')
