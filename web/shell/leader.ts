const lockName = 'citydesk-alerts'

let leads = !navigator.locks

/** Of all windows of this browser one sounds and toasts: the one looked at last. */
export function isLeading(): boolean {
  return leads
}

function lead(steal: boolean): void {
  const held = new Promise<void>(() => {})
  void navigator.locks
    ?.request(lockName, { steal }, () => {
      leads = true
      return held
    })
    .catch(() => {
      leads = false
      lead(false)
    })
}

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && !leads) lead(true)
})
lead(document.visibilityState === 'visible')
