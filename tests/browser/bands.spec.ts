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

for (const width of [1920, 2560]) {
  test.describe(`wider than the text, ${width} px`, () => {
    test.use({ viewport: { width, height: 1000 } })

    for (const [path, pictures] of [
      ['/', { 'design-white-and-navy': 'right', 'kitchen-01-after': 'left', 'kitchen-04-after': 'right' }],
      ['/nyack', { 'design-bath-forest-and-limestone': 'both', 'kitchen-02-after': 'right' }],
      ['/blog/2024-kitchen-design-trends-in-new-city', { 'blog-kitchen-trends': 'both' }],
    ] as const)
      test(`pictures that leave their column reach the edge of the window: ${path}`, async ({ page }) => {
        await page.goto(path)
        for (const [file, side] of Object.entries(pictures)) {
          const box = (await page.locator(`main img[src*="/${file}."]`).first().boundingBox())!
          if (side !== 'right') expect(Math.abs(box.x)).toBeLessThan(1)
          if (side !== 'left') expect(Math.abs(box.x + box.width - width)).toBeLessThan(1)
        }
      })
  })
}
