import { createContext } from 'react'

/** What the page is about that pictures are chosen for: an alt text's suggestion where nothing else is known. */
export const PictureTopic = createContext('')
