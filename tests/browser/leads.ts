import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { type Lead } from '@/lib/content-types'
import { type Own } from './own'

/** Fills in the contact form within `scope`. */
export async function fillContact(scope: Pick<Page, 'getByLabel'>, person: ReturnType<Own['someone']>) {
  await scope.getByLabel('Name').fill(person.name)
  await scope.getByLabel('Email').fill(person.email)
  await scope.getByLabel('Phone').fill(person.phone)
  await scope.getByLabel('Tell us about the room').fill(person.message)
}

/** The leads of that name as staff get them from the API. */
export async function storedLeads(staff: APIRequestContext, name: string): Promise<Lead[]> {
  const answer = await staff.get('/api/chat-leads')
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as Lead[]).filter((lead) => lead.name === name)
}

/** The first of them. */
export async function storedLead(staff: APIRequestContext, name: string): Promise<Lead> {
  const [lead] = await storedLeads(staff, name)
  if (!lead) throw new Error(`no lead of ${name}`)
  return lead
}
