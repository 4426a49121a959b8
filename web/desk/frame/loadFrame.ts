/** The code behind the sign-in page, which does not wait for it. */
export async function loadFrame() {
  return (await import('./Frame.tsx')).Frame
}
