import { type Locator, type Page } from '@playwright/test'
import { desktop, expect, expectAccessible, phone } from './fixtures'
import { canvasOf, openBuilder, sheetOf, test } from './staff-pages'

// Words are typed on the page itself, with the look that they have there.

const blocks = [
  { type: 'hero', config: { title: 'First words', subtitle: '', buttonText: 'Ask us' } },
  { type: 'faq', config: { title: 'Questions', items: [{ question: 'How long?', answer: 'Six weeks.' }] } },
  { type: 'text', config: { content: '<p>Some words</p>' } },
]

const blockOf = (page: Page, name: string) => sheetOf(page).getByRole('article', { name })
const barOf = (page: Page, name: string) => blockOf(page, name).getByText(name, { exact: true }).first()
const gripOf = (page: Page, name: string) => sheetOf(page).getByRole('button', { name: `Drag ${name};` })
const typed = (page: Page, name: string) => sheetOf(page).getByRole('textbox', { name, exact: true })
const said = (page: Page, text: string) => page.getByRole('status').getByText(text)

/** Clicks in the middle of words: what stands in a block takes no event itself. */
async function point(page: Page, words: Locator, act: 'click' | 'dblclick' | 'tap' = 'click') {
  await words.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await words.boundingBox())!
  const at = [x + width / 2, y + height / 2] as const
  if (act === 'tap') await page.touchscreen.tap(...at)
  else await page.mouse[act](...at)
}

test(
  'by mouse: on the page and in the panel at once, undone in steps, saved and seen',
  { tag: ['@journey', '@postgres'] },
  async ({ page, own }) => {
    await page.setViewportSize(desktop)
    const ownPage = await own.page(blocks, { isPublished: true })
    await openBuilder(page, ownPage.id)
    const hero = blockOf(page, 'Hero')
    const look = () =>
      hero.getByRole('heading').evaluate((heading: HTMLElement) => {
        const { fontFamily, fontSize, color, letterSpacing, textWrap } = getComputedStyle(
          heading.firstElementChild ?? heading,
        )
        return { fontFamily, fontSize, color, letterSpacing, textWrap, height: heading.offsetHeight }
      })
    const before = await look()

    // A double click goes straight into the words and opens no panel.
    await point(page, hero.getByText('First words').last(), 'dblclick')
    await expect(typed(page, 'Title')).toBeFocused()
    expect(await look()).toEqual(before)
    await expect(page.getByRole('complementary', { name: 'Edit Hero' })).toHaveCount(0)
    await page.keyboard.press('End')
    await page.keyboard.type(', edited')
    await expect(typed(page, 'Title')).toHaveText('First words, edited')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(gripOf(page, 'Hero')).toBeFocused()

    // An empty text shows its name there, and the panel's field has the same words.
    await sheetOf(page).getByRole('button', { name: 'Edit Hero' }).click()
    const panel = page.getByRole('complementary', { name: 'Edit Hero' })
    await expect(panel.getByLabel('Title', { exact: true })).toHaveValue('First words, edited')
    await point(page, hero.locator('[data-placeholder=Subtitle]'))
    await page.keyboard.type('One line')
    await page.keyboard.press('Enter')
    await page.keyboard.type('and another')
    await expect(panel.getByLabel('Subtitle')).toHaveValue('One line\nand another')
    await panel.getByLabel('Subtitle').fill('From the panel')
    await expect(hero.getByText('From the panel').last()).toBeVisible()

    // Links and folded answers can be typed in, not followed.
    await point(page, hero.getByText('Ask us'))
    await expect(typed(page, 'Button text')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Call us')
    await point(page, barOf(page, 'Questions & Answers'))
    await point(page, blockOf(page, 'Questions & Answers').getByText('How long?').last())
    await page.keyboard.press('Tab')
    await expect(typed(page, 'Answer 1')).toBeFocused()
    await page.keyboard.type(' Often less.')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(typed(page, 'Answer 1')).toHaveText('Six weeks.')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(typed(page, 'Answer 1')).toHaveText('Six weeks. Often less.')

    // On a live page the keys save a draft; the button is what visitors see.
    await page.getByRole('button', { name: 'Save Page' }).click()
    await expect
      .poll(async () => (await ownPage.stored()).components[0]?.config)
      .toMatchObject({
        title: 'First words, edited',
        subtitle: 'From the panel',
        buttonText: 'Call us',
      })
    const visitors = await (await page.request.get(`/${ownPage.slug}`)).text()
    expect(visitors).toContain('First words, edited')
    expect(visitors).not.toContain('data-words')
  },
)

test('by keyboard only: from text to text, taken back, kept to the limit', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(blocks)
  await openBuilder(page, ownPage.id)
  await gripOf(page, 'Hero').focus()
  await page.keyboard.press('Enter')
  await expect(typed(page, 'Title')).toBeFocused()
  // The block's own keys are letters here.
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('Edd')
  await expect(typed(page, 'Title')).toHaveText('Edd')
  await page.keyboard.press('Escape')
  await expect(gripOf(page, 'Hero')).toBeFocused()
  const heading = blockOf(page, 'Hero').getByRole('heading')
  await expect(heading).toHaveText('Edd')
  await expect(said(page, 'Text changed')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading).toHaveText('First words')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(heading).toHaveText('Edd')

  await page.keyboard.press('F2')
  await page.keyboard.press('Tab')
  await expect(typed(page, 'Subtitle')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(typed(page, 'Button text')).toBeFocused()
  await page.keyboard.type('x'.repeat(53))
  await expect(typed(page, 'Button text')).toHaveText(`Ask us${'x'.repeat(53)}`)
  await page.keyboard.type('yz')
  await expect(typed(page, 'Button text')).toHaveText(`Ask us${'x'.repeat(53)}y`)
  await expect(said(page, '60 characters is the most')).toBeAttached()
  await page.keyboard.press('Shift+Tab')
  await expect(typed(page, 'Subtitle')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(gripOf(page, 'Hero')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(gripOf(page, 'Questions & Answers')).toBeFocused()
})

test('rich text has its tools above it, and its own look', async ({ page, own }) => {
  await page.setViewportSize(desktop)
  const ownPage = await own.page(blocks)
  await openBuilder(page, ownPage.id)
  const block = blockOf(page, 'Text')
  await point(page, block.getByText('Some words').last(), 'dblclick')
  await expect(typed(page, 'Content')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' and ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('bold ones')
  await expectAccessible(page)
  const tools = canvasOf(page).getByRole('toolbar', { name: 'Text' })
  await tools.getByRole('button', { name: 'Heading', exact: true }).click()
  await expect(typed(page, 'Content').getByRole('heading')).toHaveText('Some words and bold ones')
  await page.keyboard.press('Tab')
  await expect(gripOf(page, 'Text')).toBeFocused()
  await expect(tools).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+s')
  const stored = async () => (await ownPage.stored()).components[2]?.config.content
  await expect.poll(stored).toBe('<h2>Some words and <strong>bold ones</strong></h2>')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: phone })

  test('a tap selects, another one types', async ({ page, own }) => {
    const ownPage = await own.page(blocks)
    await openBuilder(page, ownPage.id)
    const heading = blockOf(page, 'Hero').getByRole('heading')
    await point(page, heading, 'tap')
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
    await point(page, heading, 'tap')
    await expect(typed(page, 'Title')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' more')
    await sheetOf(page).getByRole('button', { name: 'Edit Hero' }).tap()
    const panel = page.getByRole('complementary', { name: 'Edit Hero' })
    await expect(panel.getByLabel('Title', { exact: true })).toHaveValue(/more/)
  })
})
