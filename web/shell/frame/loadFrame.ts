/** What is behind the sign-in page, which must not wait for it. */
export async function loadFrame() {
  return (await import('./Frame.tsx')).Frame
}
