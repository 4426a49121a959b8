/** What is behind the sign-in page, which must not wait for it. */
export async function loadFrame() {
  const { Frame } = await import('./Frame.tsx')
  return { default: Frame }
}
