import { createContext } from 'react'
import { defaultPrices } from '@/lib/business/prices'

export const SitePrices = createContext(defaultPrices)
