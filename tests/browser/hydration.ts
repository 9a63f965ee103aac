import { expect, type Page } from '@playwright/test'

// React takes a page over once its scripts are there; the visitors' pages load them when they are meant to be used.

const isScript = (address: string) => /\/payload\/|\/chunks\/[^/]+\.js/.test(address)

/** Has the pages that are opened from now on note when React has taken them over. */
export const noteHydration = (page: Page) =>
  page.addInitScript(() => addEventListener('hydrated', () => (document.documentElement.dataset.live = '')))

/** Waits until React has taken over a page of which `noteHydration` knows. */
export const expectHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live')
export const expectNotHydrated = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-live')

/** Lists the addresses of the scripts that a page asks for. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => isScript(request.url()) && scripts.push(request.url()))
  return scripts
}

/** Holds the scripts back that React comes with; what is returned lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    ({ pathname }) => isScript(pathname),
    async (route) => {
      await released
      await route.continue()
    },
  )
  return release
}
