/** `missing` where the browser or a page by plain http has none. */
export type DesktopLeave = NotificationPermission | 'missing'

export function desktopLeave(): DesktopLeave {
  return 'Notification' in globalThis ? Notification.permission : 'missing'
}

/** Browsers let a page ask only out of a press, and only once. */
export async function askForDesktop(): Promise<DesktopLeave> {
  return desktopLeave() === 'default' ? Notification.requestPermission() : desktopLeave()
}

export type Raised = { title: string; text: string; onPress: () => void }

/** One at a time: the next takes the place of the last. Nothing for a page that is looked at. */
export function raiseOnDesktop({ title, text, onPress }: Raised): void {
  if (!document.hidden || desktopLeave() !== 'granted') return
  const raised = makeNotification(title, text)
  raised?.addEventListener('click', () => {
    window.focus()
    raised.close()
    onPress()
  })
}

/** Phones have the name and the permission but refuse to make one outside a service worker. */
function makeNotification(title: string, body: string): Notification | undefined {
  try {
    return new Notification(title, { body, tag: 'citydesk', icon: '/icon.svg', silent: true })
  } catch {
    return undefined
  }
}
