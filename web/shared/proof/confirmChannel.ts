/** From the window in which somebody signed in at the provider once more to the one that asked for it. */
export type Confirmed = { reason: string | null }

export function openConfirmChannel(): BroadcastChannel {
  return new BroadcastChannel('citydesk-confirmed')
}
