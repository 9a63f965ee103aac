import { createContext } from 'react'
import { defaultPrices } from '@/lib/business/prices'

/** The site's price list, for fields that can start from it. */
export const SitePrices = createContext(defaultPrices)
