import { preload } from 'react-dom'
import files from './font-files.json'

/** Has a page say in its head that it needs these fonts, so that they come with its style sheet, not after it. */
export function preloadFonts(...names: (keyof typeof files)[]) {
  for (const name of names) preload(files[name], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
