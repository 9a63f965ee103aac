import { type Locator, type Page } from '@playwright/test'
import { expect } from './fixtures'

// A row or a block that is dragged by its handle with the keys.

/** Returns a screen's announcement. */
export const says = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** Takes the focused handle up. The library listens for keys one task after it has said so. */
export async function pickUp(page: Page, said: string | RegExp) {
  await page.keyboard.press('Space')
  await expect(says(page, said)).toBeAttached()
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
}

/**
 * Carries a row that was picked up by arrows until it is said to be where it should. An arrow moves the row 25 pixels or,
 * in the lower half of a panel that can scroll, the list under it: either way its distance from what stays, `other`, changes.
 */
export async function carry(
  page: Page,
  grip: Locator,
  otherGrip: Locator,
  arrow: string,
  said: string | RegExp,
) {
  const distance = async () => (await otherGrip.boundingBox())!.y - (await grip.boundingBox())!.y
  const isSaid = async () => (await says(page, said).count()) > 0
  while (!(await isSaid())) {
    const before = await distance()
    await page.keyboard.press(arrow)
    await expect.poll(async () => (await isSaid()) || (await distance()) !== before).toBe(true)
  }
}
