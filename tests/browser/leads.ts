import { type Page } from '@playwright/test'
import { type Lead } from '@/lib/content-types'
import { expect, signIn } from './fixtures'

/** A request nobody else sends, to be found again among the leads. */
export function someone() {
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  return {
    name: `Dana Ortiz ${mark}`,
    email: `dana-${mark}@example.com`,
    phone: '845 555 0199',
    message: 'Galley kitchen, about 8 by 12 feet. The window stays.',
  }
}

/** Fills in the contact form within `scope`. */
export async function fillContact(scope: Pick<Page, 'getByLabel'>, who: ReturnType<typeof someone>) {
  await scope.getByLabel('Name').fill(who.name)
  await scope.getByLabel('Email').fill(who.email)
  await scope.getByLabel('Phone').fill(who.phone)
  await scope.getByLabel('Tell us about the room').fill(who.message)
}

/** The lead of that name as staff get it from the API; the page's context is signed in afterwards. */
export async function storedLead(page: Page, name: string): Promise<Lead> {
  await signIn(page)
  const answer = await page.request.get('/api/chat-leads')
  expect(answer.ok()).toBe(true)
  const lead = ((await answer.json()) as Lead[]).find((candidate) => candidate.name === name)
  if (!lead) throw new Error(`no lead of ${name}`)
  return lead
}
