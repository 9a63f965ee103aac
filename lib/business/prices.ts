import rows from '@/lib/content/facts/prices.json'
import { addRanges, type PriceRange } from './money'

/** Key under which a line is stored. */
export type PriceId = keyof typeof rows

/** The six services of the price list as built in (specification §9). Prices in US dollars, `timeline` the working time. */
export const serviceCards = (Object.keys(rows) as PriceId[]).map((id) => ({ id, ...rows[id] }))

/** The part of a line that staff change: its prices in whole dollars, and the working time. */
export type Price = PriceRange & { timeline: string }
export type Prices = Record<PriceId, Price>

type PriceLine = {
  id: PriceId
  title: string
  description: string
  price: PriceRange
  timeline: string
}

/** Prices of an empty database (specification §9). */
export const defaultPrices = Object.fromEntries(
  serviceCards.map(({ id, price, timeline }) => [id, { ...price, timeline }]),
) as Prices

/** Returns the whole price list with these prices, in its order. */
export const priceList = (prices: Prices): PriceLine[] =>
  serviceCards.map(({ id, title, description }) => {
    const { from, to, timeline } = prices[id]
    return { id, title, description, price: { from, to }, timeline }
  })

/** Returns a line of the price list. Throws for an unknown title. */
export function priceLine(title: string, prices: Prices): PriceLine {
  const priceLineOfTitle = priceList(prices).find((line) => line.title === title)
  if (!priceLineOfTitle) throw new Error(`no price for ${title}`)
  return priceLineOfTitle
}

/** Returns the sum of some lines of the price list; without titles of all six. */
export function priceSum(prices: Prices, titles?: readonly string[]): PriceRange {
  const lines = titles?.map((title) => priceLine(title, prices)) ?? priceList(prices)
  return addRanges(lines.map(({ price }) => price))
}
