import { type Page } from '@playwright/test'
import { type FreeDay } from '@/lib/visit-types'
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test as plain } from './fixtures'
import { expectHydrated, noteHydration } from './hydration'
import { store, test } from './kept-settings'
import { storedLead } from './leads'

const main = (page: Page) => page.getByRole('main')
type Person = { name: string; email: string; phone: string }

/** The days that have free times. */
const days = (page: Page) => main(page).getByRole('radio', { name: /free times?$/ })

/** From the page of visits to the free times of a town: the second day's, which is a whole one at any hour of today. */
async function toTimes(page: Page, town = 'Nyack') {
  await page.goto('/visit')
  await page.getByLabel('Where is the room?').selectOption(town)
  await page.getByRole('button', { name: 'See free times' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `A visit in ${town}` })).toBeVisible()
  await days(page).nth(1).check()
}

/** The times that are to be seen: those of the day that is chosen. */
const times = (page: Page) => main(page).getByRole('radio', { name: /^\d+:\d\d [AP]M$/ })

async function fillIn(page: Page, person: Person, { isAtHome = true } = {}) {
  await main(page).getByLabel('Name').fill(person.name)
  await main(page).getByLabel('Email').fill(person.email)
  await main(page).getByLabel('Phone').fill(person.phone)
  if (isAtHome) await main(page).getByLabel('Street and number in').fill('12 Main Street')
  await main(page).getByRole('radio', { name: 'Kitchen remodeling' }).check()
}

/** Somebody else books a time, as the site's own form does. */
async function bookedByAnother(page: Page, startsAt: string, person: Person) {
  const key = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
  const data = { ...person, key, startsAt, town: 'nyack', address: '1 Hill Road', projectType: 'multiple' }
  const answer = await page.request.post('/api/visits', { data })
  expect(await answer.json()).toMatchObject({ isBooked: true })
}

const booked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your visit is booked' })

plain('where visits aren’t booked on the site, the page is the request form', async ({ page }) => {
  await page.goto('/visit')
  await expect(page.getByRole('heading', { level: 1, name: 'Request a visit' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Request my estimate' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book a visit' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/visit/times?town=nyack')
  await expect(page).toHaveURL('/visit')
})

test.describe('switched on', () => {
  test.beforeEach(async ({ staff, before }) => {
    await store(staff, 'visits', { visits: { ...before.values.visits.visits, isOn: true, byVideo: true } })
  })

  test(
    'a time is held while one types, booked, moved and canceled',
    { tag: ['@journey', '@postgres'] },
    async ({ page, own }) => {
      test.slow()
      const person = own.someone()
      await page.setViewportSize(phone)
      await noteHydration(page)
      await toTimes(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // The form scrolls to a choice only once React has taken over.
      await expectHydrated(page)
      await times(page).nth(2).check()
      await expect(main(page).getByRole('status')).toContainText('We hold it for you until')
      // The choice stands above the form, which is in view.
      await expect(main(page).getByLabel('Name')).toBeInViewport()
      await expect(main(page).getByRole('status')).toBeInViewport()
      const reservedTime = await times(page).nth(2).getAttribute('value')
      // Nobody else is offered it.
      const free = (await (await page.request.get('/api/visits/free?town=nyack')).json()) as {
        days: FreeDay[]
      }
      expect(free.days.flatMap(({ times: all }) => all.map(({ startsAt }) => startsAt))).not.toContain(
        reservedTime,
      )

      await main(page).getByRole('button', { name: 'Book this visit' }).click()
      await expect(main(page).getByText('Name must be at least 2 characters')).toBeVisible()
      await expect(main(page).getByLabel('Name')).toBeFocused()
      await expectAccessible(page)
      await fillIn(page, person)
      await main(page).getByRole('button', { name: 'Book this visit' }).click()
      await expect(booked(page)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const answer = await page.request.get(page.url())
      expect(answer.headers()).toMatchObject({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'strict-origin',
      })
      expect(answer.headers()['cache-control']).toContain('no-store')
      const entry = page.getByRole('link', { name: 'Add to my calendar' })
      const file = await page.request.get((await entry.getAttribute('href')) ?? '')
      expect(await file.text()).toContain('BEGIN:VEVENT')
      const outlook = await page.getByRole('link', { name: 'Outlook' }).getAttribute('href')
      expect(new URL(outlook!).searchParams.get('startdt')).toBe(reservedTime)
      await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible()

      await page.getByText('Move the visit').click()
      await expectAccessible(page)
      await times(page).last().check()
      await page.getByRole('button', { name: 'Move it to this time' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your visit has a new time' })).toBeVisible()
      await page.getByText('Cancel the visit', { exact: true }).click()
      await page.getByRole('button', { name: 'Yes, cancel the visit' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'This visit is canceled' })).toBeVisible()
      await expectAccessible(page)
    },
  )

  test('in the showroom, with whom one will meet', async ({ page, own, staff, before }) => {
    const { terms } = before.values.terms
    await store(staff, 'terms', { terms: { ...terms, comes: 'Dana Ruiz', role: 'Owner' } })
    await page.setViewportSize(desktop)
    await page.goto('/visit')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect(main(page)).toContainText('Dana Ruiz, Owner')
    await page.getByRole('link', { name: 'See showroom times' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'A visit to our showroom' })).toBeVisible()
    await expect(main(page)).toContainText('Dana Ruiz, Owner')
    await days(page).nth(1).check()
    await times(page).first().check()
    await expect(main(page).getByRole('status')).toContainText('We hold it for you until')
    await expect(main(page).getByLabel('Street and number')).toHaveCount(0)
    await expectAccessible(page)
    await fillIn(page, own.someone(), { isAtHome: false })
    await main(page).getByRole('button', { name: 'Book this visit' }).click()
    await expect(booked(page)).toBeVisible()
    await expect(main(page)).toContainText('At our showroom: ')
    await expect(main(page)).toContainText('Dana Ruiz, Owner')
    await expect(main(page)).not.toContainText('Main Street')
    await expectAccessible(page)
    const google = page.getByRole('link', { name: 'Google Calendar' })
    await expect(google).toHaveAttribute('target', '_blank')
    const { street } = before.values.business.address
    expect(new URL((await google.getAttribute('href'))!).searchParams.get('location')).toContain(street)
    const entry = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')
    expect(await (await page.request.get(entry!)).text()).toContain(`LOCATION:${street}`)
    await page.getByText('Move the visit').click()
    await times(page).last().check()
    await page.getByRole('button', { name: 'Move it to this time' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit has a new time' })).toBeVisible()
    await expect(main(page)).toContainText('At our showroom: ')
  })
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'from the visualizer' : 'from the visualizer, without script', () => {
      test.use({ javaScriptEnabled })
      test('the room and the samples to bring come along', async ({ page, own, staff }) => {
        const person = own.someone()
        await page.goto('/design')
        await page.getByRole('group', { name: 'Cabinets' }).getByRole('radio', { name: 'Navy' }).check()
        for (const name of ['Navy', 'Calacatta marble']) {
          const surface = name === 'Navy' ? 'Cabinets' : 'Countertop'
          await page
            .getByRole('radiogroup', { name: 'Surfaces' })
            .getByRole('radio', { name: surface })
            .check()
          await page.getByRole('checkbox', { name: `Bring me a sample: ${name}` }).check()
        }
        await page.getByRole('button', { name: 'Book a visit with this choice' }).click()
        await page.getByLabel('Where is the room?').selectOption('Pomona')
        await page.getByRole('button', { name: 'See free times' }).click()
        // Another town has the room, too.
        await main(page).getByRole('link', { name: 'Choose another town' }).click()
        await page.getByLabel('Where is the room?').selectOption('Nyack')
        await page.getByRole('button', { name: 'See free times' }).click()
        await days(page).nth(1).check()
        await times(page).nth(3).check()
        await fillIn(page, person)
        const samples = 'Samples to bring: Navy (Cabinets), Calacatta marble (Countertop).'
        if (javaScriptEnabled) await expect(main(page)).toContainText(samples)
        await page.getByRole('button', { name: 'Book this visit' }).click()
        await expect(booked(page)).toBeVisible()
        const lead = await storedLead(staff, person.name)
        expect(lead.message).toContain(samples)
        expect(lead.design).toMatch(
          /^\/design\?cabinets=navy&.*&sample=cabinets-navy&sample=counter-calacatta$/,
        )
      })
    })

  test.describe('too late', () => {
    test.use({ expectedErrors: [/409/] })
    test('a visitor who is too late loses nothing, and sees the free times', async ({ page, own }) => {
      const [person, other] = [own.someone(), own.someone()]
      await page.setViewportSize(desktop)
      await toTimes(page)
      await fillIn(page, person)
      const wantedTime = (await times(page).nth(4).getAttribute('value')) ?? ''
      await bookedByAnother(page, wantedTime, other)
      // The answer takes the time away: whether it stays checked isn't to be asked.
      await times(page).nth(4).click()
      const alert = main(page).getByRole('alert')
      await expect(alert).toContainText('someone just booked that time')
      await expect(alert).toBeFocused()
      await expect(main(page).getByLabel('Name')).toHaveValue(person.name)
      await expectAccessible(page)
      await alert.getByRole('button').first().click()
      await expect(alert).toHaveCount(0)
      await main(page).getByRole('button', { name: 'Book this visit' }).click()
      await expect(booked(page)).toBeVisible()
    })
  })

  test('by keyboard alone', async ({ page, own }) => {
    const person = own.someone()
    await toTimes(page, 'Congers')
    await days(page).nth(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(days(page).nth(2)).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(main(page).getByRole('status')).toContainText('Chosen:')
    await page.keyboard.press('ArrowDown')
    await expect(times(page).nth(1)).toBeChecked()
    await main(page).getByLabel('Name').focus()
    for (const text of [person.name, person.email, person.phone, '3 Lake Road']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Space')
    // Past the message and the photos.
    for (let control = 0; control < 3; control++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(booked(page)).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/409|400/] })
    test('plain forms do it all', { tag: '@journey' }, async ({ page, own }) => {
      const [person, other] = [own.someone(), own.someone()]
      await page.setViewportSize(phone)
      await toTimes(page)
      const wantedTime = times(page).nth(6)
      await bookedByAnother(page, (await wantedTime.getAttribute('value')) ?? '', other)
      await wantedTime.check()
      await page.getByRole('link', { name: 'Continue with this time' }).click()
      // Only the choice stands above the form, which is in view.
      await expect(main(page).getByLabel('Name')).toBeInViewport()
      await expect(times(page)).toHaveCount(1)
      await expect(times(page)).toBeInViewport()
      await page.getByRole('link', { name: 'Choose another time' }).click()
      await expect(wantedTime).toBeChecked()
      await page.getByRole('link', { name: 'Continue with this time' }).click()
      await fillIn(page, person)
      await page.getByRole('button', { name: 'Book this visit' }).click()
      await expect(page.getByText('Someone just took this time. Choose another one.')).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue(person.name)
      await page
        .getByRole('radio', { name: / at \d/ })
        .first()
        .check()
      await page.getByRole('button', { name: 'Send it again' }).click()
      await expect(booked(page)).toBeVisible()
      await page.getByText('Move the visit').click()
      await times(page).last().check()
      await page.getByRole('button', { name: 'Move it to this time' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your visit has a new time' })).toBeVisible()
      await page.getByText('Cancel the visit', { exact: true }).click()
      await page.getByRole('button', { name: 'Yes, cancel the visit' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'This visit is canceled' })).toBeVisible()
    })

    test('a video call, too', async ({ page, own }) => {
      await page.setViewportSize(phone)
      await page.goto('/visit')
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'See video call times' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'A video call' })).toBeVisible()
      await days(page).nth(1).check()
      await times(page).first().check()
      // A refusal asks for no street either.
      await page.getByRole('button', { name: 'Book this video call' }).click()
      await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
      await expect(page.getByLabel('Street and number')).toHaveCount(0)
      const { name, email, phone: number } = own.someone()
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Phone', { exact: true }).fill(number)
      await page.getByRole('radio', { name: 'Kitchen remodeling' }).check()
      await page.getByRole('button', { name: 'Send it again' }).click()
      await expect(page.getByRole('heading', { name: 'Your video call is booked' })).toBeVisible()
      await expect(main(page)).toContainText('By video call: we send you the link beforehand.')
      await page.getByText('Cancel the video call', { exact: true }).click()
      await page.getByRole('button', { name: 'Yes, cancel the video call' }).click()
      await expect(page.getByRole('heading', { name: 'This video call is canceled' })).toBeVisible()
    })
  })
})
