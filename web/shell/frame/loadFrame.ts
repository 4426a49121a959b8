/** The code behind the sign-in page, loaded separately so that the sign-in page need not wait for it. */
export async function loadFrame() {
  return (await import('./Frame.tsx')).Frame
}
