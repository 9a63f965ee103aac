import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './fixtures'

const pages = [
  {
    slug: 'nyack',
    name: 'Nyack',
    badge: 'Artistic Village',
    figures: ['24+', '7,265', '15 min'],
    office: 'Village of Nyack Building Department',
    projects: 3,
    post: null,
  },
  {
    slug: 'new-city',
    name: 'New City',
    badge: 'County Seat',
    figures: ['45+', '98%', '34,135', '10 min'],
    office: 'Town of Clarkstown Building Department',
    projects: 1,
    post: '2024 Kitchen Design Trends in New City',
  },
]

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { slug, name, badge, figures, office, projects, post } of pages) {
      test(`the town page of ${name} from the hero to the last call`, async ({ page }) => {
        await page.goto(`/${slug}`)
        const main = page.getByRole('main')
        await expect(page).toHaveTitle(new RegExp(`^Kitchen & Bath Remodeling in ${name}, NY`))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
        await expect(main.getByText(badge, { exact: true })).toBeVisible()
        await expect(main.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+18455550142')
        await expect(main.getByRole('link', { name: '(845) 555-0142' }).first()).toBeVisible()
        await expect(main.getByRole('link', { name: /@hearthandharbor/ })).toHaveAttribute('href', /^mailto:/)
        await expect(main.getByRole('button', { name: 'Get Smart Recommendations' }).first()).toBeVisible()
        await expect(page.getByRole('region', { name: 'In numbers' }).getByRole('definition')).toHaveText(
          figures,
        )
        await expect(main.getByRole('heading', { level: 2, name: `What to know in ${name}` })).toBeVisible()
        await expect(main.getByText(office).first()).toBeVisible()
        await expect(
          main.getByRole('heading', { level: 2, name: `Kitchens and baths in ${name}` }),
        ).toBeVisible()

        const work = main
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: `Work in ${name}` }) })
        await expect(work.getByRole('article')).toHaveCount(projects)
        for (const fact of [/, NY/, /\d weeks/, /\$\d/])
          await expect(work.getByRole('article').first()).toContainText(fact)

        const services = main.getByRole('list').filter({ hasText: 'Most Popular' }).getByRole('link')
        await expect(services).toHaveCount(8)
        await expect(services.first()).toHaveAttribute('href', `/rockland/${slug}/kitchen-remodeling/`)

        const posts = main.getByRole('heading', { level: 2, name: `Notes on ${name} houses` })
        if (post) await expect(main.getByRole('link', { name: post })).toHaveAttribute('href', /^\/blog\//)
        else await expect(posts).toHaveCount(0)

        const question = main.getByText(`Who issues the building permit in ${name}?`)
        await question.click()
        await expect(main.locator('details[open]')).toContainText(office)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }
  })
}

test('an unknown address at the root is not found', async ({ page }) => {
  const answer = await page.request.get('/no-such-town')
  expect(answer.status()).toBe(404)
})
