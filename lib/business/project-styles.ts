import { builtInTexts } from './wording'

/** Styles of a room, in the order of the gallery’s filter. */
export const projectStyles = ['modern', 'transitional', 'traditional', 'farmhouse'] as const

const { modern, transitional, traditional, farmhouse } = builtInTexts('gallery')
/** The names of the styles that the site comes with. */
export const styleNames: Record<(typeof projectStyles)[number], string> = {
  modern,
  transitional,
  traditional,
  farmhouse,
}
