import { desktop, expect, phone, test } from './fixtures'

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of ['/services', '/rockland/nanuet/kitchen-remodeling/', '/reviews'])
      test(`bands of color that follow each other touch, the footer too: ${path}`, async ({ page }) => {
        await page.goto(path)
        const gaps = await page.evaluate(() =>
          [...document.querySelectorAll('.band + .band, main + footer')].map((lower) => {
            const upper = lower.matches('footer')
              ? document.querySelector('main')?.lastElementChild
              : lower.previousElementSibling
            return lower.getBoundingClientRect().top - (upper?.getBoundingClientRect().bottom ?? NaN)
          }),
        )
        // One pair on the page, and its last band with the footer.
        expect(gaps).toHaveLength(2)
        for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1)
      })
  })
}
