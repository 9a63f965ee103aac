import rows from '@/lib/content/facts/prices.json'
import { addRanges, type PriceRange } from './money'

/** A line's key where it is stored. */
export type PriceId = keyof typeof rows

/** The six services of the price list as built in (specification §9). Prices in US dollars, `timeline` the working time. */
export const serviceCards = (Object.keys(rows) as PriceId[]).map((id) => ({ id, ...rows[id] }))

/** What staff change of a line: its prices in whole dollars, and the working time. */
export type Price = PriceRange & { timeline: string }
export type Prices = Record<PriceId, Price>

/** A line of the price list as it is shown. */
type PriceLine = {
  id: PriceId
  title: string
  description: string
  price: PriceRange
  timeline: string
}

/** The prices that an empty database starts with (specification §9). */
export const defaultPrices = Object.fromEntries(
  serviceCards.map(({ id, price, timeline }) => [id, { ...price, timeline }]),
) as Prices

/** The whole price list with these prices, in its order. */
export const priceList = (prices: Prices): PriceLine[] =>
  serviceCards.map(({ id, title, description }) => {
    const { from, to, timeline } = prices[id]
    return { id, title, description, price: { from, to }, timeline }
  })

/** A line of the price list. */
export function priceLine(title: string, prices: Prices): PriceLine {
  const found = priceList(prices).find((line) => line.title === title)
  if (!found) throw new Error(`no price for ${title}`)
  return found
}

/** What some lines of the price list come to together; without titles all six. */
export function priceSum(prices: Prices, titles?: readonly string[]): PriceRange {
  const lines = titles?.map((title) => priceLine(title, prices)) ?? priceList(prices)
  return addRanges(lines.map(({ price }) => price))
}
