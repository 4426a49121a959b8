/** `missing` where the browser has no notifications, or the page came over plain http. */
type DesktopLeave = NotificationPermission | 'missing'

export function desktopLeave(): DesktopLeave {
  return isSecureContext && 'Notification' in globalThis ? Notification.permission : 'missing'
}

/** Browsers show the permission prompt only on a user gesture, and only once. */
export async function askForDesktop(): Promise<DesktopLeave> {
  return desktopLeave() === 'default' ? Notification.requestPermission() : desktopLeave()
}

type Raised = { title: string; text: string; onPress: () => void }

/** The next one replaces the last. None for a page that is visible. */
export function raiseOnDesktop({ title, text, onPress }: Raised): void {
  if (!document.hidden || desktopLeave() !== 'granted') return
  const raised = makeNotification(title, text)
  raised?.addEventListener('click', () => {
    window.focus()
    raised.close()
    onPress()
  })
}

/** Phones have the API but refuse to construct one outside a service worker. */
function makeNotification(title: string, body: string): Notification | undefined {
  try {
    return new Notification(title, { body, tag: 'citydesk', icon: '/icon.svg', silent: true })
  } catch {
    return undefined
  }
}
