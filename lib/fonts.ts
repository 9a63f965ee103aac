import { preload } from 'react-dom'
import files from './font-files.json'

/** Adds fonts to a page's head, so that they load with its style sheet, not after it. */
export function preloadFonts(...names: (keyof typeof files)[]) {
  for (const name of names) preload(files[name], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
