/** What is behind the sign-in page, which must not wait for it. */
export async function loadFrame() {
  const { Frame } = await import('./Frame.tsx')
  return { default: Frame }
}

/** What whoever is signed in already does without. */
export async function loadLogin() {
  const { LoginPage } = await import('#web/login/LoginPage.tsx')
  return { default: LoginPage }
}
