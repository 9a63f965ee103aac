import { createContext } from 'react'

/** The page's subject: suggested as alt text if nothing else is known. */
export const PictureTopic = createContext('')
