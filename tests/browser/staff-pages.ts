import { type Page as Tab } from '@playwright/test'
import { expect, test as everybody } from './fixtures'

/** A test whose browser is signed in from the start. */
export const test = everybody.extend({
  storageState: ({ session }, provide) => provide(session),
})

/** The frame around the builder's page, with the bar above it. */
export const canvasOf = (tab: Tab) => tab.getByRole('main', { name: 'Page Builder' })

/** The page itself, in the canvas or in a preview: a document of its own. */
export const sheetOf = (tab: Tab) => tab.getByRole('main').locator('iframe').first().contentFrame()

/** The blocks' names in the canvas, from the top. */
export const namesInCanvas = (tab: Tab) =>
  sheetOf(tab)
    .getByRole('article')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('aria-label')))

/** Waits until the page builder can be operated. */
export const builderReady = (tab: Tab) => expect(canvasOf(tab)).toHaveAttribute('aria-busy', 'false')

/** Opens a page in the builder and waits until it can be operated. */
export async function openBuilder(tab: Tab, id: string) {
  await tab.goto(`/admin/pages/${id}/edit`)
  await builderReady(tab)
}
