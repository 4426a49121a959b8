import { openBrowser, openPage } from '/work/h-fweb/e2e/setup/browser.ts'
const url = 'http://127.0.0.1:3471'
const [,, user='finance', lang='zh', width='1440', scheme='light', ...paths] = process.argv
const browser = await openBrowser()
const mobile = Number(width) < 500
const page = await openPage(browser, url, { viewport: { width: Number(width), height: mobile ? 844 : 900 }, colorScheme: scheme as 'light', ...(mobile && { hasTouch: true, isMobile: true }) })
page.setDefaultTimeout(25000)
await page.context().addCookies([{ name: 'language', value: lang, url }])
await page.goto('/login')
await page.locator('input').nth(0).fill(user)
await page.locator('input[type=password]').first().fill('citydesk-demo')
await page.keyboard.press('Enter')
await page.waitForURL(/dashboard/)
await page.waitForTimeout(2500)
for (const path of paths) {
  const [name, address, ...clicks] = path.split('|')
  try {
    if (address) { await page.goto(address); await page.waitForTimeout(2500) }
    for (const click of clicks) { await page.locator(click).first().click(); await page.waitForTimeout(1500) }
  } catch (error) { console.log(name, String(error).slice(0, 300)) }
  await page.screenshot({ path: `/dev/shm/fweb/shots/${name}-${user}-${lang}-${width}-${scheme}.png` })
}
console.log(page.reportedErrors)
await browser.close()
