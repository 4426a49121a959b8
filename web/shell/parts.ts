/** The two halves of the web. Signing in must not wait for what is behind it. */
export async function loadSignIn() {
  const { LoginPage } = await import('#web/login/LoginPage.tsx')
  return { default: LoginPage }
}

export async function loadFrame() {
  const { Frame } = await import('./Frame.tsx')
  return { default: Frame }
}
