/** The sign-in page, which whoever is signed in does not need. */
export async function loadLogin() {
  return (await import('./LoginPage.tsx')).LoginPage
}
