// Actions that the shots share (screens-*.mjs).

/** Until it is to be seen. */
export const visible = (locator) => locator.first().waitFor()
export const gone = (locator) => locator.first().waitFor({ state: 'hidden' })

/** Until it has worked: a screen can be operated a moment after it is shown. */
export async function again(act, done) {
  for (let tries = 0; ; tries += 1) {
    await act()
    try {
      return await done.first().waitFor({ timeout: 800 })
    } catch (error) {
      if (tries === 8) throw error
    }
  }
}

/** The answer of an address doesn't come. */
export const hold = (page, address) => page.route(address, () => new Promise(() => undefined))

/** An address answers this, and the site gets to know nothing of it. */
export const answer = (page, address, status, json = {}) =>
  page.route(address, (route) => route.fulfill({ status, json }))

/** A state that lies over its page: the window is photographed. */
export const over = (screen, path, state, act, more = {}) => ({
  screen,
  path,
  state,
  act,
  frame: 'window',
  ...more,
})

export const landing = '/rockland/nyack/kitchen-remodeling/'
