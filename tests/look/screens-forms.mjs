// The public forms and dialogs; what a shot is stands in screens-public.mjs.
import { answer, hold, landing, over, visible } from './hands.mjs'

const main = (page) => page.getByRole('main')
/** Screens longer than a phone's, with a window that shows all of them. */
const long = { heights: { 390: 1500, 768: 1200, 1440: 1200 } }

async function fillContact(scope) {
  await scope.getByLabel('Name').fill('Dana Ortiz')
  await scope.getByLabel('Email').fill('dana@example.com')
  await scope.getByLabel('Phone').fill('845 555 0199')
  await scope
    .getByLabel('Tell us about the room')
    .fill('Galley kitchen, about 8 by 12 feet. The window stays.')
}

const sendContact = (scope) => scope.getByRole('button', { name: 'Request my estimate' }).click()

async function openQuote(page) {
  const openers = page.getByRole('button', { name: /^Get a (free )?quote$/i }).filter({ visible: true })
  await openers.first().click()
  const panel = page.getByRole('dialog', { name: 'Get a Free Quote' })
  await visible(panel)
  return panel
}

async function sendQuote(page) {
  const panel = await openQuote(page)
  await panel.getByRole('textbox', { name: 'Name' }).fill('Dana Ortiz')
  await panel.getByRole('textbox', { name: 'Phone' }).fill('845 555 0199')
  await panel.getByRole('button', { name: 'Send' }).click()
}

async function openEstimate(page) {
  await main(page).locator('form[action="/contact"]').getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Request an estimate' })
  await visible(dialog)
  return dialog
}

async function openPlan(page) {
  await page.getByRole('button', { name: 'Get Smart Recommendations' }).first().click()
  const dialog = page.getByRole('dialog')
  await visible(dialog.getByRole('heading', { name: 'Smart Recommendations' }))
  return dialog
}

async function askForPlan(page) {
  const dialog = await openPlan(page)
  await dialog.getByText('$25,000-$75,000').click()
  await dialog.getByLabel('Town').selectOption('Nyack')
  await dialog.getByText('1-3 months').click()
  await dialog.getByRole('button', { name: 'Get My Recommendations' }).click()
  return dialog
}

export const formShots = [
  over('quote', '/', 'open', openQuote),
  over(
    'quote',
    '/',
    'failed',
    async (page) => {
      await answer(page, '**/api/chat-leads', 503)
      await sendQuote(page)
      await visible(page.getByRole('alert').filter({ hasText: 'Error' }))
    },
    { isQuick: true },
  ),
  over('quote', '/', 'sending', async (page) => {
    await hold(page, '**/api/chat-leads')
    await sendQuote(page)
    await visible(page.getByRole('button', { name: 'Sending...' }))
  }),
  over(
    'quote',
    '/',
    'sent',
    async (page) => {
      await answer(page, '**/api/chat-leads', 201)
      await sendQuote(page)
      await visible(page.getByRole('status').filter({ hasText: 'Message Sent!' }))
    },
    { isQuick: true },
  ),

  {
    screen: 'contact',
    path: '/contact',
    state: 'errors',
    act: async (page) => {
      await sendContact(main(page))
      await visible(main(page).getByRole('group', { name: 'What needs another look' }))
    },
  },
  {
    screen: 'contact',
    path: '/contact',
    state: 'sending',
    act: async (page) => {
      await hold(page, '**/api/contact')
      await fillContact(main(page))
      await main(page).getByText('Bathroom remodeling').click()
      await sendContact(main(page))
      await visible(main(page).getByRole('button', { name: 'Sending...' }))
    },
  },
  over(
    'contact',
    '/contact',
    'failed',
    async (page) => {
      await answer(page, '**/api/contact', 500)
      await fillContact(main(page))
      await main(page).getByText('Not sure yet').click()
      await sendContact(main(page))
      await visible(page.getByRole('alert').filter({ hasText: 'Error' }))
    },
    { isQuick: true },
  ),
  {
    screen: 'contact',
    path: '/contact',
    state: 'refused-no-script',
    script: false,
    act: async (page) => {
      await fillContact(main(page))
      await main(page).getByLabel('Phone').fill('845')
      await sendContact(main(page))
      await visible(page.getByRole('heading', { name: 'Some fields need another look' }))
    },
  },

  over('estimate', landing, 'open', openEstimate, long),
  over(
    'estimate',
    landing,
    'errors',
    async (page) => {
      const dialog = await openEstimate(page)
      await sendContact(dialog)
      await visible(dialog.getByRole('group', { name: 'What needs another look' }))
    },
    long,
  ),
  over(
    'estimate',
    landing,
    'failed',
    async (page) => {
      await answer(page, '**/api/contact', 500)
      const dialog = await openEstimate(page)
      await fillContact(dialog)
      await sendContact(dialog)
      await visible(dialog.getByRole('alert').filter({ hasText: 'Error' }))
    },
    { isQuick: true },
  ),

  over('recommendations', '/', 'form', openPlan, long),
  over(
    'recommendations',
    '/',
    'failed',
    async (page) => {
      await answer(page, '**/api/recommendations', 500)
      await visible((await askForPlan(page)).getByRole('alert'))
    },
    long,
  ),
  over(
    'recommendations',
    '/',
    'waiting',
    async (page) => {
      await hold(page, '**/api/recommendations')
      await visible((await askForPlan(page)).getByRole('button', { name: 'Generating...' }))
    },
    long,
  ),
  {
    screen: 'recommendations',
    path: '/',
    frame: 'window',
    heights: { 390: 2600, 768: 1800, 1440: 1800 },
    states: [
      {
        state: 'results',
        act: async (page) => {
          const dialog = await askForPlan(page)
          await visible(dialog.getByRole('heading', { name: 'For a kitchen in Nyack' }))
        },
      },
      {
        state: 'visit',
        act: async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Request a visit' }).click()
          await visible(page.getByRole('dialog').getByRole('heading', { name: 'Request a visit' }))
        },
      },
    ],
  },
]
